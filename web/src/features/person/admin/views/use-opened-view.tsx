import { useSearchParams } from 'react-router-dom';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import type { ListState } from '../../../../office-kit/list/list-state.ts';
import { conditionsOf, parametersOf } from './view-address.ts';
import { viewsContent as texts } from './views.content.ts';
import { useLeadViewsQuery } from './views.generated.ts';
import { ViewsMenu } from './views-menu.tsx';

/** The menu of named views for the list of leads, and a notice if the open view has lost some of its filters. */
export function useOpenedView(list: ListState, board = false) {
  const [parameters] = useSearchParams();
  const result = useLeadViewsQuery({ fetchPolicy: 'cache-and-network' });
  const { data, failed, onRetry } = useListResult(result);
  const views = data?.leadViews;
  const saved = parameters.get('saved');
  const opened = views?.find(({ id }) => id === saved);
  const changed =
    opened !== undefined &&
    String(parametersOf(opened.conditions)) !== String(parametersOf(conditionsOf(list)));
  const lost = opened?.leftOut.map((name) => texts.parts[name] ?? texts.otherPart) ?? [];
  return {
    menu: (
      <ViewsMenu
        {...{ list, views, failed, onRetry, opened, changed, board }}
        onChanged={() => result.refetch().catch(() => undefined)}
      />
    ),
    notice: opened && lost.length > 0 && (
      <p role="status" className="mb-3 rounded-field bg-pine-soft px-4 py-3 text-dense font-medium text-pine">
        {texts.leftOut(opened.name, [...new Set(lost)].join(' and '))}
      </p>
    ),
  };
}
