import type { ApolloClient } from '@apollo/client';
import { readError } from '../../lib/errors.ts';
import { careerContent } from '../../pages/career.content.ts';
import { SubmitApplicationDocument } from './application.generated.ts';

/** What became of an application: sent, or what was wrong beside what was typed. */
export type ApplicationOutcome =
  | { message: string; error?: undefined }
  | { error: { message: string; fields: Record<string, string> }; values: Record<string, string> };

const required = ['fullName', 'email', 'role', 'phone'] as const;
const { missingFields, serverErrorPrefix, failed } = careerContent.messages;

/** Sends the career form; the same in the browser, with progress, and without JavaScript on the server. */
export async function submitApplicationForm(
  form: FormData,
  client: ApolloClient,
): Promise<ApplicationOutcome> {
  const values = readTexts(form);
  const { fullName = '', email = '', role = '', phone = '', coverLetter } = values;
  const resume = readFile(form);
  // Nobody should wait for an upload to hear of an empty field.
  const missing: string[] = required.filter((name) => !values[name]?.trim());
  if (!resume) missing.push('resume');
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => [name, missingFields]));
    return { error: { message: missingFields, fields }, values };
  }
  try {
    const input = { fullName, email, role, phone, coverLetter };
    const { data } = await client.mutate({
      mutation: SubmitApplicationDocument,
      variables: { input, resume },
    });
    return { message: data?.submitApplication.message ?? careerContent.success.title };
  } catch (error) {
    return { error: failure(error), values };
  }
}

function failure(error: unknown) {
  const { message, fields, code } = readError(error, failed);
  const own = code === 'UNREACHABLE' || message === missingFields;
  return { message: own ? message : `${serverErrorPrefix}${message}`, fields };
}

function readTexts(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A browser sends an empty file for a field where none was chosen. */
function readFile(form: FormData): File | undefined {
  const file = form.get('resume');
  return file instanceof File && file.name && file.size > 0 ? file : undefined;
}
