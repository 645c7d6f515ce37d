import { useParams } from 'react-router-dom';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { AlertDocument, useAlertQuery } from './alert.generated.ts';
import { AlertLink } from './alert-link.tsx';
import { alertLinkContent } from './alerts.content.ts';
import { stopByLink } from './answer-link.ts';

export function load({ client, params: { token = '' } }: PageRequest) {
  return loadAll([client.query({ query: AlertDocument, variables: { token, toStop: true } })]);
}

export function act(form: FormData, request: PageRequest) {
  return stopByLink(form, request);
}

/** Stops an alert, or all alerts to the same address. */
export function Component() {
  const { token = '' } = useParams();
  const { data } = useAlertQuery({ variables: { token, toStop: true } });
  return (
    <AlertLink purpose="stop" alert={data?.alert} open={['WAITING', 'CONFIRMED']}>
      <Button type="submit" name="which" value="all" look="outline">
        {alertLinkContent.stop.all}
      </Button>
    </AlertLink>
  );
}
