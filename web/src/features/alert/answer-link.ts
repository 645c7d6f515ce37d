import { readFormFailure, readTexts } from '../../lib/form/visitor-form.ts';
import type { FormFailure } from '../../lib/form/visitor-form.ts';
import type { PageRequest } from '../../lib/page.ts';
import { AlertDocument, ConfirmAlertDocument, StopAlertDocument } from './alert.generated.ts';
import { alertLinkContent } from './alerts.content.ts';

/** The result of a press on the page of a link. */
export interface LinkOutcome {
  error?: FormFailure;
}

/** Confirms the alert of a link. */
export async function confirmByLink({ client, params: { token = '' } }: PageRequest): Promise<LinkOutcome> {
  return answer(async () => {
    const { data } = await client.mutate({ mutation: ConfirmAlertDocument, variables: { token } });
    client.keep(AlertDocument, { token, toStop: false }, { alert: data.confirmAlert });
  });
}

/** Stops the alert of a link, or all alerts to its address. */
export async function stopByLink(
  form: FormData,
  { client, params: { token = '' } }: PageRequest,
): Promise<LinkOutcome> {
  const all = readTexts(form).which === 'all';
  return answer(async () => {
    const { data } = await client.mutate({ mutation: StopAlertDocument, variables: { token, all } });
    client.keep(AlertDocument, { token, toStop: true }, { alert: data.stopAlert });
  });
}

async function answer(act: () => Promise<void>): Promise<LinkOutcome> {
  try {
    await act();
    return {};
  } catch (error) {
    return { error: readFormFailure(error, alertLinkContent.failed) };
  }
}
