import type { FormattedExecutionResult } from 'graphql';
import { setUploadProgress } from './upload-progress.ts';

/** An operation as the server reads it. */
interface SentOperation {
  query: string;
  operationName?: string;
  variables: object;
}

interface SendingOptions {
  headers?: Record<string, string>;
  /** Hears the share that is sent, and null at the end; by default the page’s progress bar. */
  onProgress?: (share: number | null) => void;
  signal?: AbortSignal;
}

/**
 * Sends an operation with files as a GraphQL multipart request
 * (https://github.com/jaydenseric/graphql-multipart-request-spec). `cancel` or the signal stops it; the
 * result then fails.
 */
export function sendWithFiles(
  { query, operationName, variables }: SentOperation,
  { headers, onProgress = setUploadProgress, signal }: SendingOptions = {},
): { result: Promise<FormattedExecutionResult>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const cancel = () => request.abort();
  const result = new Promise<FormattedExecutionResult>((resolve, reject) => {
    request.open('POST', '/graphql');
    request.responseType = 'json';
    const all = { accept: 'application/json', 'apollo-require-preflight': 'true', ...headers };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const answer = request.response as FormattedExecutionResult | null;
      if (answer && ('data' in answer || 'errors' in answer)) resolve(answer);
      else reject(answeredOnly(request.status));
    };
    request.onerror = () => reject(new Error('The server could not be reached.'));
    request.onabort = () => reject(new Error('The upload was cancelled.'));
    request.onloadend = () => {
      onProgress(null);
      signal?.removeEventListener('abort', cancel);
    };
    signal?.addEventListener('abort', cancel);
    request.send(multipartBody(query, operationName, variables));
  });
  return { result, cancel };
}

function multipartBody(query: string, operationName: string | undefined, variables: object): FormData {
  const files: { path: string; file: Blob }[] = [];
  const plain = withoutFiles(variables, 'variables', files);
  const body = new FormData();
  body.append('operations', JSON.stringify({ query, operationName, variables: plain }));
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) body.append(String(index), file);
  return body;
}

function withoutFiles(value: unknown, path: string, files: { path: string; file: Blob }[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    withoutFiles(item, `${path}.${key}`, files),
  ]);
  return Object.fromEntries(entries);
}

/** An answer without a result, as Apollo’s own link tells it: a status alone. */
function answeredOnly(statusCode: number): Error {
  return Object.assign(new Error(`The server answered ${statusCode}.`), { statusCode });
}
