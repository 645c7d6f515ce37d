import { ApolloLink, Observable } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';
import { print } from 'graphql';
import { setUploadProgress } from './upload-progress.ts';

/** Whether the variables of an operation contain files. */
export function hasFiles(variables: unknown): boolean {
  if (variables instanceof Blob) return true;
  if (typeof variables !== 'object' || variables === null) return false;
  return Object.values(variables).some(hasFiles);
}

/**
 * Sends an operation with files as a GraphQL multipart request
 * (https://github.com/jaydenseric/graphql-multipart-request-spec). It reports progress to
 * `context.onProgress`, or to the page’s progress bar, and stops on unsubscribe or when `context.signal`
 * aborts.
 */
export const uploadLink = new ApolloLink((operation) => {
  const {
    headers,
    onProgress = setUploadProgress,
    signal,
  } = operation.getContext() as {
    headers?: Record<string, string>;
    onProgress?: (share: number | null) => void;
    signal?: AbortSignal;
  };
  return new Observable<FormattedExecutionResult>((observer) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    request.responseType = 'json';
    const all = { accept: 'application/json', 'apollo-require-preflight': 'true', ...headers };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const result = request.response as FormattedExecutionResult | null;
      if (!result || !('data' in result || 'errors' in result)) {
        observer.error(new Error(`The server answered ${request.status}.`));
        return;
      }
      observer.next(result);
      observer.complete();
    };
    request.onerror = () => observer.error(new Error('The server could not be reached.'));
    request.onabort = () => observer.error(new Error('The upload was cancelled.'));
    request.onloadend = () => {
      onProgress(null);
      signal?.removeEventListener('abort', abort);
    };
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.send(multipartBody(print(operation.query), operation.operationName, operation.variables));
    return () => request.abort();
  });
});

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
