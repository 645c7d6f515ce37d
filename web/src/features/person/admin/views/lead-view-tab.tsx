import { Navigate, useParams } from 'react-router-dom';
import { readError } from '../../../../lib/errors.ts';
import { EmptyList } from '../../../../office-kit/list/empty-list.tsx';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import { TabHeader } from '../../../../office-kit/tab-header.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ListMessage } from '../../../../ui/list-message.tsx';
import { personContent } from '../person.content.ts';
import { openAddress } from './view-address.ts';
import { viewsContent as texts } from './views.content.ts';
import { useOpenedLeadViewQuery } from './views.generated.ts';

/** The address of a view: it leads to the list with the filters that the view has now. */
export function LeadViewTab() {
  const { id = '' } = useParams();
  const result = useOpenedLeadViewQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { data, failed, onRetry } = useListResult(result);
  if (data?.leadView.id === id) return <Navigate to={openAddress(data.leadView)} replace />;
  const isAway = readError(result.error, '').code === 'UNREACHABLE';
  return (
    <>
      <TabHeader title={personContent.title} />
      {!failed && <p className="py-4 text-dense text-ink-muted">{texts.opening}</p>}
      {failed && isAway && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      {failed && !isAway && (
        <EmptyList text={texts.gone}>
          <ButtonLink to="/my-account/leads">{texts.showAll}</ButtonLink>
        </EmptyList>
      )}
    </>
  );
}
