import type { Answer } from '../../../testing/fake-server.ts';
import { besideLeads, listedPerson, peoplePage } from '../../../testing/people.ts';
import { stateOf } from '../../../testing/state.ts';
import { PeopleListTab } from './people-list-tab.tsx';

export default { title: 'Lists/Leads' };

function leads(at: string, AdminPeople: Answer) {
  return stateOf(
    () => <PeopleListTab />,
    () => ({
      at,
      answers: { ...besideLeads, AdminPeople },
    }),
  );
}

const since = new Date(Date.now() - 130 * 86_400_000).toISOString();
const cameBack = {
  __typename: 'PersonNews',
  ...{ kind: 'CAME_BACK', at: since, about: null, since, reason: 'PRICE' },
};

export const New = leads('/my-account/leads', () =>
  peoplePage([listedPerson(), listedPerson({ id: 'p2', name: 'Ravi Sen', news: cameBack })]),
);
export const OfColleague = leads('/my-account/leads', () =>
  peoplePage([listedPerson({ ownerName: 'Harpal Sandhu' })]),
);
export const NoneOverdue = leads('/my-account/leads?view=overdue', () => peoplePage([]));
