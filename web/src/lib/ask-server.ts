import { UnreadableAnswer } from './page-client.ts';
import type { PageOperation, PageResult } from './page-client.ts';
import { reportNoAnswer } from './server-away.ts';
import { hasFiles, sendWithFiles } from './send-with-files.ts';

/** Sends an operation of a page to the server. Files travel in a multipart request, with the page’s progress bar. */
export async function askServer({ name, text, variables }: PageOperation): Promise<PageResult> {
  const operation = { query: text, operationName: name, variables };
  try {
    return await (hasFiles(variables) ? sendWithFiles(operation).result : send(operation));
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
