import { UnreadableAnswer } from './page-client.ts';
import type { PageOperation, PageResult } from './page-client.ts';
import { reportNoAnswer } from './server-away.ts';
import { hasFiles } from './has-files.ts';

/** Sends an operation of a page to the server. Files travel in a multipart request, with the page’s progress bar. */
export async function askServer({ name, text, variables }: PageOperation): Promise<PageResult> {
  const operation = { query: text, operationName: name, variables };
  try {
    if (!hasFiles(variables)) return await send(operation);
    const { sendWithFiles } = await import('./send-with-files.ts');
    return await sendWithFiles(operation).result;
  } catch (error) {
    reportNoAnswer();
    throw error;
  }
}

async function send(operation: object): Promise<PageResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(operation),
  });
  const result = (await response.json().catch(() => null)) as PageResult | null;
  if (!result || !('data' in result || 'errors' in result)) throw new UnreadableAnswer(response.status);
  return result;
}
