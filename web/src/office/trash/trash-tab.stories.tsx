import { stateOf } from '../../testing/state.ts';
import { TrashTab } from './trash-tab.tsx';

export default { title: 'Lists/Trash' };

const deleted = [
  { kind: 'PROPERTY', id: 'p1', name: 'Jheel Residences', daysLeft: 29 },
  { kind: 'CONTACT_REQUEST', id: 'c1', name: 'Asha Rao', daysLeft: 3 },
].map((row) => ({ __typename: 'TrashItem', deletedAt: '2026-01-05T05:30:00.000Z', image: null, ...row }));

type TrashedRow = (typeof deleted)[number];

const outcome = (ids: string[], failed: string[] = []) => ({
  __typename: 'BulkResult',
  ...{ doneIds: ids, failedIds: failed, remaining: 0 },
});

/** A trash that restores what is asked of it, or refuses it. */
function trash(rows: TrashedRow[], restores = true) {
  const role = 'OWNER';
  return stateOf(
    () => <TrashTab />,
    () => {
      let left = rows;
      return {
        answers: {
          CurrentAccount: () => ({
            me: {
              __typename: 'Admin',
              id: 'a1',
              username: 'asha',
              role,
              mustChangePassword: false,
              memberId: null,
            },
          }),
          Trash: () => ({ trash: { __typename: 'TrashPage', totalCount: left.length, items: left } }),
          RestoreItems: ({ selection }) => {
            const { ids } = selection as { ids: string[] };
            if (restores) left = left.filter(({ id }) => !ids.includes(id));
            return { restoreItems: restores ? outcome(ids) : outcome([], ids) };
          },
        },
      };
    },
  );
}

export const Empty = trash([]);
export const Full = trash(deleted);
export const Refusing = trash(deleted, false);
