import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { useListResult } from '../../office-kit/list/list-result.ts';
import { useListState } from '../../office-kit/list/list-state.ts';
import { ListToolbar } from '../../office-kit/list/list-toolbar.tsx';
import { Pagination } from '../../office-kit/list/pagination.tsx';
import { TabHeader } from '../../office-kit/tab-header.tsx';
import { ActivityEntry } from './activity-entry.tsx';
import { activityFilter, activityFilters, activityTableFilters } from './activity-filter.ts';
import { activityContent as texts } from './activity.content.ts';
import { useActivitiesQuery, useActivityAccountsQuery } from './activity.generated.ts';

const sortFields: string[] = [];

/** The activity log, newest first. The filters are in the address; `?item=` shows the history of one item. */
export function ActivityTab() {
  const list = useListState({ sortFields, filters: activityFilters });
  const { page, perPage, search } = list;
  const filter = activityFilter(list);
  const accounts = useActivityAccountsQuery({ fetchPolicy: 'cache-and-network' }).data?.accounts;
  const { data, loading, failed, onRetry } = useListResult(
    useActivitiesQuery({
      variables: { filter, search, page, perPage },
      fetchPolicy: 'cache-and-network',
    }),
  );
  const found = data?.activities;
  const filtered = search !== '' || Object.values(filter).some(Boolean);
  return (
    <div className="@container">
      <TabHeader title={texts.title} count={found?.totalCount} line={texts.line} />
      <ListToolbar list={list} searchLabel={texts.search} filters={activityTableFilters(accounts)} />
      {filter.itemId && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 text-dense">
          {texts.history}
          <ButtonLink to="/my-account/activity" look="quiet">
            {texts.showAll}
          </ButtonLink>
        </p>
      )}
      {failed && !found && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      {found?.totalCount === 0 && <ListMessage title={filtered ? texts.nothingFound : texts.empty} />}
      {!failed && found?.totalCount !== 0 && (
        <ol
          aria-label={texts.title}
          aria-busy={loading}
          className="rounded-card border border-line bg-card text-dense"
        >
          {found?.items.map((activity) => <ActivityEntry key={activity.id} activity={activity} />) ??
            Array.from({ length: 8 }, (_, index) => (
              <li key={index} className="border-t border-line px-5 py-4 first:border-t-0">
                <span className="block h-4 max-w-100 animate-pulse rounded-full bg-line" />
              </li>
            ))}
        </ol>
      )}
      {found && found.totalCount > 0 && <Pagination list={list} totalCount={found.totalCount} />}
      {found?.hasMore && <p className="mt-3 text-dense text-ink-muted">{texts.more}</p>}
    </div>
  );
}
