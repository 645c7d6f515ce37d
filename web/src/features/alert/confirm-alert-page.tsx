import { useParams } from 'react-router-dom';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { AlertDocument, useAlertQuery } from './alert.generated.ts';
import { AlertLink } from './alert-link.tsx';
import { confirmByLink } from './answer-link.ts';

export function load({ client, params: { token = '' } }: PageRequest) {
  return loadAll([client.query({ query: AlertDocument, variables: { token, toStop: false } })]);
}

export function act(_form: FormData, request: PageRequest) {
  return confirmByLink(request);
}

/** Confirms an alert by a button, so that a program that checks links confirms nothing. */
export function Component() {
  const { token = '' } = useParams();
  const { data } = useAlertQuery({ variables: { token, toStop: false } });
  return <AlertLink purpose="confirm" alert={data?.alert} open={['WAITING']} />;
}
