import type { ApolloClient, InMemoryCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { MeDocument } from '../../../../office-kit/account.generated.ts';
import { makeCopy, readCopy } from '../../../../office-kit/offline/office-copy.ts';
import { pastCopy } from '../../../../office-kit/offline/offline-link.ts';
import { PersonChoicesDocument } from '../../../../office-kit/session/people.generated.ts';
import { forgetOffice } from '../../../../lib/offline/forget-office.ts';
import { isInstalledApp } from '../../../auth/phone/install-prompt.ts';
import { TextsToSendDocument } from '../../../lead/admin/write/write.generated.ts';
import { AdminPeopleDocument } from '../people.generated.ts';
import type { AdminPeopleQuery } from '../people.generated.ts';
import { TodayDocument } from '../today/today.generated.ts';
import { LeadsToKeepDocument, OfflineSettingDocument } from './offline.generated.ts';
import type { LeadsToKeepQuery } from './offline.generated.ts';
import { keepFiles } from './office-files.ts';

const mostLeads = 100;

/**
 * Keeps the next leads of the account, Today and the texts on this device, in place of what was kept before; removes all if the
 * setting is off. Only the installed office keeps anything. Throws without the network.
 */
export async function keepLeads(client: ApolloClient): Promise<void> {
  const before = await readCopy();
  if (!before && !isInstalledApp()) return;
  const { me } = await ask(client, OfflineSettingDocument, {});
  const mayKeep = me.worksOffline && me.memberId !== null && isInstalledApp();
  if (before && (!mayKeep || before.accountId !== me.id)) forgetOffice();
  if (!mayKeep) return;
  await makeCopy(me.id, (cache) => keepAnswers(client, cache));
  await keepFiles();
}

async function keepAnswers(client: ApolloClient, cache: InMemoryCache): Promise<void> {
  async function keep<Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const data = await ask(client, query, variables);
    cache.writeQuery({ query, variables, data } as never);
    return data;
  }
  await keep(OfflineSettingDocument, {});
  await keep(MeDocument, {});
  await keep(TodayDocument, { owner: 'mine' });
  await keep(TextsToSendDocument, {});
  await keep(PersonChoicesDocument, {});
  const items: AdminPeopleQuery['people']['items'] = [];
  let after: string | null = null;
  do {
    const { people }: LeadsToKeepQuery = await keep(LeadsToKeepDocument, { after });
    items.push(...people.items);
    after = people.endCursor;
    if (!after || items.length >= mostLeads) {
      const own = { ...people, items, totalCount: items.length, hasMore: false, endCursor: null };
      cache.writeQuery({
        ...{ query: AdminPeopleDocument, variables: { filter: { owner: 'mine' } } },
        data: { people: own },
      });
      after = null;
    }
  } while (after);
}

/** Asks the server itself, and keeps nothing for the screens. */
async function ask<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const options: object = { query, variables, fetchPolicy: 'no-cache', context: pastCopy };
  const { data } = await client.query(options as ApolloClient.QueryOptions<Data>);
  if (!data) throw new Error('The server gave no data.');
  return data;
}
