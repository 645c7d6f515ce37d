import { UnauthenticatedError } from '../../lib/admin-session.ts';
import { readToken } from '../../lib/session.ts';

/** Fetches a résumé, which only an admin may, and saves it under its name. */
export async function downloadResume({
  resumeUrl,
  name,
}: {
  resumeUrl: string;
  name: string;
}): Promise<void> {
  const response = await fetch(resumeUrl, { headers: { authorization: `Bearer ${readToken() ?? ''}` } });
  if (response.status === 401) throw new UnauthenticatedError();
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
