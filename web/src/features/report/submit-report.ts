import type { ReportReason } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { readFormFailure, readGuard, readTexts, sayPrecisely } from '../../lib/form/visitor-form.ts';
import type { FormFailure } from '../../lib/form/visitor-form.ts';
import type { PageRequest } from '../../lib/page.ts';
import { readNotice } from '../contact/enquiry/consents.ts';
import { reportContent as texts } from './report.content.ts';
import { ReportListingDocument } from './report.generated.ts';
import type { ReportListingMutation } from './report.generated.ts';

type Receipt = ReportListingMutation['reportListing'];

/** The result of the form: sent, or the errors beside the typed values. */
export type ReportOutcome =
  | { done: Receipt; error?: undefined }
  | { done?: undefined; error: FormFailure; values: Record<string, string> };

export const reportReasons = Object.keys(texts.reasons) as ReportReason[];

/** Sends the report, in the browser or, without JavaScript, on the server. */
export async function submitReport(form: FormData, { client, url }: PageRequest): Promise<ReportOutcome> {
  const values = readTexts(form);
  const reason = readChoice(values.reason, reportReasons);
  const fields = {
    ...(!reason && { reason: texts.missing.reason }),
    ...(!values.text?.trim() && { text: texts.missing.text }),
  };
  const [first] = Object.values(fields);
  const message = Object.keys(fields).length > 1 ? texts.check : first;
  if (message) return { error: { message, fields, code: 'BAD_USER_INPUT' }, values };
  const input = {
    propertyId: values.propertyId ?? '',
    reason,
    text: values.text ?? '',
    email: values.email || undefined,
    page: url.pathname,
    ...readGuard(values),
    ...readNotice(values),
  };
  try {
    const { data } = await client.mutate({ mutation: ReportListingDocument, variables: { input } });
    return { done: data.reportListing };
  } catch (error) {
    const failure = readFormFailure(error, texts.failed);
    return {
      error: sayPrecisely(failure, { missing: '', check: texts.check, fields: {} }),
      values,
    };
  }
}
