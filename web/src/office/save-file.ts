import { readToken } from '../lib/session.ts';
import { UnauthenticatedError } from './admin-session.ts';

/** Fetches a file that only an account may read. */
export async function fetchFile(address: string, json?: object): Promise<Blob> {
  const response = await fetch(address, {
    method: json ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${readToken() ?? ''}`,
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json && JSON.stringify(json),
  });
  if (response.status === 401) throw new UnauthenticatedError();
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.blob();
}

/** Fetches such a file and saves it under its name. */
export async function saveFile(address: string, name: string, json?: object): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(address, json));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
