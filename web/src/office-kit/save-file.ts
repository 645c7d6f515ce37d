import { authorization } from '../lib/session.ts';
import { UnauthenticatedError } from './session/admin-session.ts';

/** The server refuses a file; the message is its sentence, or empty. */
export class RefusedFile extends Error {}

async function sentenceOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof answer?.message === 'string' ? answer.message : '';
}

/** Fetches a file that needs a login. Throws a `RefusedFile` for one that the server does not give. */
export async function fetchFile(address: string, json?: object): Promise<Blob> {
  const response = await fetch(address, {
    method: json ? 'POST' : 'GET',
    headers: {
      ...authorization(),
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json && JSON.stringify(json),
  });
  if (response.status === 401) throw new UnauthenticatedError();
  if (!response.ok) throw new RefusedFile(await sentenceOf(response));
  return response.blob();
}

/** Fetches a file that needs a login, and saves it under a name. */
export async function saveFile(address: string, name: string, json?: object): Promise<void> {
  saveBlob(await fetchFile(address, json), name);
}

/** Saves a text as a file under a name: a CSV file, unless another type is given. */
export function saveText(text: string, name: string, type = 'text/csv;charset=utf-8'): void {
  saveBlob(new Blob([text], { type }), name);
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has saved the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
