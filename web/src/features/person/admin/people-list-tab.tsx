import { useSearchParams } from 'react-router-dom';
import { useMayExport } from '../../contact/admin/use-may-export.ts';
import { useReadAt } from '../../lead/admin/lead-list.tsx';
import { useWrite } from '../../lead/admin/write/use-write.tsx';
import { ViewSwitch } from '../../lead/admin/board/view-switch.tsx';
import { BulkBar } from '../../../office-kit/list/bulk-bar.tsx';
import { EmptyList } from '../../../office-kit/list/empty-list.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { useListState, withoutFilters } from '../../../office-kit/list/list-state.ts';
import type { ListState } from '../../../office-kit/list/list-state.ts';
import { ListToolbar } from '../../../office-kit/list/list-toolbar.tsx';
import { useSelection } from '../../../office-kit/list/selection.ts';
import { useAccount } from '../../../office-kit/session/use-account.ts';
import { usePeople } from '../../../office-kit/session/use-people.ts';
import { ExportButton } from '../../../office-kit/table/table-toolbar.tsx';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { PeopleFilter } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { ListMessage } from '../../../ui/list-message.tsx';
import { PeopleBoard } from './board/people-board.tsx';
import { peopleFilter, peopleFilters, peopleOrders, peopleTableFilters, viewNames } from './people-filter.ts';
import { useAdminPeopleQuery } from './people.generated.ts';
import { useOutcome } from './outcome/use-outcome.tsx';
import { useLeadKeys } from './keys/use-lead-keys.tsx';
import { NotLinked } from './not-linked.tsx';
import { nameOf, PersonRow } from './person-row.tsx';
import { personContent as texts } from './person.content.ts';
import { useWishedPlaces } from './wishes/use-wished-places.ts';
import { useOpenedView } from './views/use-opened-view.tsx';
import { usePeopleActions } from './use-people-actions.tsx';

const sortFields = Object.keys(peopleOrders);

/** Each person once, as a lead. */
export function PeopleListTab() {
  const [parameters] = useSearchParams();
  const after = parameters.get('after') ?? undefined;
  const state = useListState({ sortFields, filters: peopleFilters });
  // Another search, filter or order begins with the first part.
  const list: ListState = { ...state, change: (values) => state.change({ after: '', ...values }) };
  const filter = peopleFilter(list);
  const account = useAccount();
  const isNobody = filter.owner === 'mine' && account?.memberId === null;
  const board = parameters.get('as') === 'board';
  const { data, loading, failed, onRetry } = useListResult(
    useAdminPeopleQuery({
      variables: { search: list.search, filter, order: peopleOrders[list.sortBy], after },
      fetchPolicy: 'cache-and-network',
      skip: isNobody || board,
    }),
    { unasked: true },
  );
  const found = isNobody ? undefined : data?.people;
  const { totalCount = 0, items = [], endCursor } = found ?? {};
  const chosen = useSelection(list, totalCount, false);
  const called = items.map((person) => ({ ...person, name: nameOf(person) }));
  const { ask, sheet } = useOutcome(called);
  const { write, sheet: writing } = useWrite();
  const keys = useLeadKeys(items, {
    onOutcome: (person) => ask({ id: person.id, name: nameOf(person) }),
    onWrite: (person) => write({ personId: person.id, name: nameOf(person), way: 'WHATSAPP' }),
  });
  const exportable = useMayExport() && !isNobody ? { noun: 'people', filter } : undefined;
  const { menu, notice } = useOpenedView(list, board);
  const { actions, question } = usePeopleActions(filter, useReadAt(found));
  return (
    <>
      <TabHeader title={texts.title} count={found?.totalCount} line={lineOf(filter, found?.hasMore)}>
        <span className="flex flex-wrap items-center gap-2">
          <ViewSwitch board={board} onChoose={(wanted) => list.change({ as: wanted ? 'board' : '' })} />
          <ButtonLink to="/my-account/contacts/new">{texts.add}</ButtonLink>
        </span>
      </TabHeader>
      <div className="@container">
        <ListToolbar
          list={list}
          searchLabel={texts.search}
          filters={peopleTableFilters(usePeople(), useWishedPlaces())}
          empty={found?.items.length === 0}
          beside={menu}
        >
          <Order list={list} />
          {exportable && (
            <div className="@4xl:col-start-3 @4xl:row-start-1">
              <ExportButton of={exportable} list={list} />
            </div>
          )}
        </ListToolbar>
        {notice}
        {isNobody && <NotLinked isOwner={account.role === 'OWNER'} />}
        {board && !isNobody && (
          <PeopleBoard search={list.search} filter={filter} order={peopleOrders[list.sortBy]} />
        )}
        {failed && !found && (
          <ListMessage tone="failed" title={texts.failed}>
            <Button look="outline" onClick={onRetry}>
              {texts.retry}
            </Button>
          </ListMessage>
        )}
        {found?.items.length === 0 && <Empty list={list} />}
        {!board && !isNobody && !failed && (items.length > 0 || !found) && (
          <ul
            aria-label={texts.title}
            aria-busy={loading}
            className={`rounded-card border border-line bg-card ${loading && found ? 'opacity-60' : ''}`}
          >
            {found ? (
              items.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  chosen={chosen.has(person.id)}
                  onChoose={(wanted) => chosen.choose([person.id], wanted)}
                  onOutcome={() => ask({ id: person.id, name: nameOf(person) })}
                  isOfOne={list.filters.view === 'mine' || list.filters.owner !== undefined}
                />
              ))
            ) : (
              <Waiting />
            )}
          </ul>
        )}
        <BulkBar
          selection={chosen.selection}
          all={chosen.all}
          totalCount={totalCount}
          actions={actions}
          onAll={found?.hasMore ? undefined : chosen.chooseAll}
          onClear={chosen.clear}
        >
          {exportable && <ExportButton of={exportable} list={list} selection={chosen.selection} />}
        </BulkBar>
        <p className="mt-3 flex flex-wrap justify-between gap-2">
          {after && (
            <Button look="outline" onClick={() => list.change({})}>
              {texts.first}
            </Button>
          )}
          {endCursor && (
            <Button look="outline" className="ml-auto" onClick={() => list.change({ after: endCursor })}>
              {texts.next}
            </Button>
          )}
        </p>
      </div>
      {question}
      {keys}
      {sheet}
      {writing}
    </>
  );
}

function Order({ list }: { list: ListState }) {
  const { order } = texts;
  return (
    <select
      aria-label={order.label}
      value={sortFields.includes(list.sortBy) ? list.sortBy : ''}
      onChange={({ target }) => list.change({ sortBy: target.value })}
      className="min-h-11 w-full min-w-0 rounded-field border border-line bg-card px-3 text-base text-ink hover:border-field-line @4xl:min-h-10 @4xl:w-auto @4xl:justify-self-start @4xl:text-dense"
    >
      <option value="">{order.lastTouch}</option>
      <option value="nextStep">{order.nextStep}</option>
      <option value="arrival">{order.arrival}</option>
    </select>
  );
}

function Empty({ list }: { list: ListState }) {
  const narrowed = list.search !== '' || Object.keys(list.filters).length > 0;
  const { view, ...others } = list.filters;
  const isViewAlone = list.search === '' && Object.keys(others).length === 0;
  const only = isViewAlone ? readChoice(view, viewNames) : undefined;
  const fitting = only ? texts.emptyViews[only] : texts.nothingFits;
  return (
    <EmptyList text={narrowed ? fitting : texts.empty}>
      {narrowed && (
        <Button look="quiet" onClick={() => list.change(withoutFilters(list))}>
          {texts.showAll}
        </Button>
      )}
    </EmptyList>
  );
}

/** As many lines as a part of the list has. */
function Waiting() {
  return Array.from({ length: 10 }, (_, index) => (
    <li key={index} aria-hidden="true" className="border-t border-line px-4 py-5 first:border-t-0">
      <span className="block h-4 max-w-64 animate-pulse rounded-full bg-line" />
    </li>
  ));
}

/** What the list shows, if that is not all who match. */
function lineOf({ part, home }: PeopleFilter, hasMore = false): string | undefined {
  if (hasMore) return texts.many;
  if (part) return texts.parts[part];
  return home ? texts.home : undefined;
}
