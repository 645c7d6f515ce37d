import { UnreadableAnswer } from './page-client.ts';
import type { PageOperation, PageResult } from './page-client.ts';
import { postOperation } from './post-operation.ts';
import { reportNoAnswer } from '../offline/server-away.ts';
import { hasFiles } from '../form/has-files.ts';

/** Sends an operation of a page to the server. Files travel in a multipart request, with the page’s progress bar. */
export async function askServer(operation: PageOperation): Promise<PageResult> {
  const { name, text, variables, ahead, signal } = operation;
  try {
    if (!hasFiles(variables)) return await send(operation);
    const { sendWithFiles } = await import('../form/send-with-files.ts');
    return await sendWithFiles({ query: text, operationName: name, variables }).result;
  } catch (error) {
    if (!ahead && !signal?.aborted) reportNoAnswer();
    throw error;
  }
}

async function send(operation: PageOperation): Promise<PageResult> {
  const response = await postOperation(operation);
  const result = (await response.json().catch(() => null)) as PageResult | null;
  if (!result || !('data' in result || 'errors' in result)) throw new UnreadableAnswer(response.status);
  return result;
}
