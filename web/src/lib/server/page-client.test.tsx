import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createPageClient, OperationRefused, PageClientContext } from './page-client.ts';
import type { PageDocument, PageOperation } from './page-client.ts';
import { usePageQuery } from './use-page-query.ts';

const ProjectsDocument: PageDocument<{ projects: string[] }, { page?: number; rooms?: number }> = {
  name: 'Projects',
  text: 'query Projects($page:Int$rooms:Int){projects(page:$page rooms:$rooms)}',
};

/** A client whose server answers as the test says, and the operations sent so far. */
function start(answer: (operation: PageOperation) => object | Promise<object>) {
  const sent: PageOperation[] = [];
  const client = createPageClient(async (operation) => {
    sent.push(operation);
    return answer(operation);
  });
  return { client, sent };
}

const titles = (...projects: string[]) => ({ data: { projects } });

test('a question is asked once, whatever the order of its variables', async () => {
  const { client, sent } = start(() => titles('Tamarind Court'));
  const first = client.query({ query: ProjectsDocument, variables: { page: 1, rooms: 3 } });
  const second = client.query({ query: ProjectsDocument, variables: { rooms: 3, page: 1 } });
  expect(await first).toEqual(titles('Tamarind Court'));
  expect(await second).toEqual(titles('Tamarind Court'));
  await client.query({ query: ProjectsDocument, variables: { page: 1, rooms: 3 } });
  expect(sent).toHaveLength(1);
  await client.query({ query: ProjectsDocument, variables: { page: 2, rooms: 3 } });
  expect(sent).toHaveLength(2);
});

test('the browser knows the answers that the server sent with the page', async () => {
  const { client: onServer } = start(() => titles('Tamarind Court'));
  await onServer.query({ query: ProjectsDocument, variables: { page: 1 } });
  const state = JSON.parse(JSON.stringify(onServer.extract())) as Record<string, unknown>;
  const inBrowser = createPageClient(() => Promise.reject(new Error('No question is expected.')), state);
  expect(await inBrowser.query({ query: ProjectsDocument, variables: { page: 1 } })).toEqual(
    titles('Tamarind Court'),
  );
});

test('an old answer is given at once, and asked again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let newest = titles('Old Fort View');
  const { client, sent } = start(() => newest);
  await client.query({ query: ProjectsDocument });
  newest = titles('New Fort View');
  vi.advanceTimersByTime(31_000);
  expect(await client.query({ query: ProjectsDocument })).toEqual(titles('Old Fort View'));
  expect(sent).toHaveLength(2);
  await vi.waitFor(async () =>
    expect(await client.query({ query: ProjectsDocument })).toEqual(titles('New Fort View')),
  );
});

test('a refusal is thrown with its code, and the question can be asked again', async () => {
  let answer: object = { errors: [{ message: 'Too many.', extensions: { code: 'TOO_MANY_REQUESTS' } }] };
  const { client } = start(() => answer);
  const refusal = await client.query({ query: ProjectsDocument }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(OperationRefused);
  expect(refusal).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  answer = titles('Tamarind Court');
  expect(await client.query({ query: ProjectsDocument })).toEqual(titles('Tamarind Court'));
});

test('a question asked once only is not kept', async () => {
  const { client, sent } = start(() => titles('Tamarind Court'));
  await client.query({ query: ProjectsDocument, once: true });
  expect(client.extract()).toEqual({});
  await client.query({ query: ProjectsDocument, once: true });
  expect(sent).toHaveLength(2);
});

const SeenDocument: PageDocument<unknown, { page?: number; rooms?: number }> = {
  name: 'Seen',
  text: 'query Seen($page:Int$rooms:Int){projects(page:$page rooms:$rooms)}',
};
const seenQuestion = { query: ProjectsDocument, seenBy: SeenDocument };

test('an answer fetched ahead is marked as such, given at once on arrival, and counted there once', async () => {
  const { client, sent } = start(() => titles('Tamarind Court'));
  await client.ahead((ahead) => ahead.query(seenQuestion));
  await client.ahead((ahead) => ahead.query(seenQuestion));
  expect(sent).toMatchObject([{ name: 'Projects', ahead: true }]);
  expect(await client.query(seenQuestion)).toEqual(titles('Tamarind Court'));
  await client.query(seenQuestion);
  expect(sent.map(({ name, ahead }) => [name, ahead])).toEqual([
    ['Projects', true],
    ['Seen', undefined],
  ]);
});

test('a visitor who arrives before the answer waits for the same request, and is counted', async () => {
  const { client, sent } = start(() => titles('Tamarind Court'));
  const fetched = client.ahead((ahead) => ahead.query(seenQuestion));
  expect(await client.query(seenQuestion)).toEqual(titles('Tamarind Court'));
  await fetched;
  await client.query(seenQuestion);
  expect(sent.map(({ name }) => name)).toEqual(['Projects', 'Seen']);
});

test('an answer fetched ahead long ago is asked again on arrival, which counts by itself', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { client, sent } = start(() => titles('Tamarind Court'));
  await client.ahead((ahead) => ahead.query(seenQuestion));
  vi.advanceTimersByTime(31_000);
  await client.query(seenQuestion);
  expect(sent.map(({ name, ahead }) => [name, ahead])).toEqual([
    ['Projects', true],
    ['Projects', undefined],
  ]);
});

test('a failure ahead is no failure of the page, which asks again', async () => {
  const answers = [{ errors: [{ message: 'The server is busy.' }] }, titles('Tamarind Court')];
  const { client } = start(() => answers.shift() ?? {});
  await client.ahead((ahead) => ahead.query(seenQuestion));
  expect(await client.query(seenQuestion)).toEqual(titles('Tamarind Court'));
});

test('a component shows the answer when it arrives, and a failure beside the last answer', async () => {
  let answer: () => object = () => titles('Tamarind Court');
  const { client } = start(() => answer());
  function List() {
    const { data, error, loading, refetch } = usePageQuery(ProjectsDocument);
    return (
      <>
        <p>{loading ? 'Loading' : data?.projects.join()}</p>
        {error && <p role="alert">{error.message}</p>}
        <button onClick={() => void refetch().catch(() => undefined)}>Again</button>
      </>
    );
  }
  render(
    <PageClientContext value={client}>
      <List />
    </PageClientContext>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Tamarind Court')).toBeTruthy();
  answer = () => {
    throw new Error('No connection.');
  };
  act(() => screen.getByText('Again').click());
  expect((await screen.findByRole('alert')).textContent).toBe('No connection.');
  expect(screen.getByText('Tamarind Court')).toBeTruthy();
});
