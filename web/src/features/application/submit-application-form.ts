import type { PageClient } from '../../lib/server/page-client.ts';
import { findMissing, readFormFailure, readGuard, readTexts } from '../../lib/form/visitor-form.ts';
import type { FormFailure } from '../../lib/form/visitor-form.ts';
import { readNotice } from '../contact/enquiry/consents.ts';
import { SubmitApplicationDocument } from './application.generated.ts';
import { careerContent } from './career.content.ts';

/** The result of an application: sent, or the errors beside the typed values. */
export type ApplicationOutcome =
  | { message: string; choicesPath?: string; error?: undefined }
  | { error: FormFailure; values: Record<string, string> };

const { missingFields, missing: required, serverErrorPrefix, failed, offline } = careerContent.messages;

/** Sends the career form: in the browser with progress, or on the server without JavaScript. */
export async function submitApplicationForm(form: FormData, client: PageClient): Promise<ApplicationOutcome> {
  const values = readTexts(form);
  const { fullName = '', email = '', role = '', phone = '', coverLetter } = values;
  const resume = readFile(form);
  // Checks first, so that an applicant does not wait for an upload to learn of an empty field.
  const given = { ...values, resume: resume?.name ?? '' };
  const missing = findMissing(given, required, missingFields);
  if (missing) return { error: missing, values };
  if (typeof window !== 'undefined' && !navigator.onLine)
    return { error: { message: offline, fields: {}, code: 'UNREACHABLE' }, values };
  try {
    const input = { fullName, email, role, phone, coverLetter, ...readGuard(values), ...readNotice(values) };
    const { data } = await client.mutate({
      mutation: SubmitApplicationDocument,
      variables: { input, resume },
    });
    const { message, choicesPath } = data.submitApplication;
    return { message, choicesPath };
  } catch (error) {
    return { error: failure(error), values };
  }
}

function failure(error: unknown): FormFailure {
  const found = readFormFailure(error, failed);
  const own = found.code === 'UNREACHABLE' || found.message === missingFields;
  return own ? found : { ...found, message: `${serverErrorPrefix}${found.message}` };
}

/** The chosen file; browsers send an empty file if none was chosen. */
function readFile(form: FormData): File | undefined {
  const file = form.get('resume');
  return file instanceof File && file.name && file.size > 0 ? file : undefined;
}
