import { createApp } from '../http/app.ts';
import { startApollo } from '../http/graphql/graphql.ts';
import type { TestApp } from './start-test-app.ts';

type Layer = ReturnType<typeof createApp>['router']['stack'][number];

/** Every method and path that the application answers besides pages, as Express knows them: `GET /api/form`. */
export async function routesOf({ context }: TestApp): Promise<string[]> {
  const apollo = await startApollo(context);
  const { stack } = createApp(context, apollo).router;
  await apollo.stop();
  // Two rooms can answer one path: the search answers the list with a filter.
  return [...new Set(routesIn(stack))];
}

function routesIn(stack: Layer[]): string[] {
  return stack.flatMap(({ route, handle }) => {
    if (!route) return 'stack' in handle ? routesIn(handle.stack as Layer[]) : [];
    const methods = new Set(route.stack.map(({ method }) => method.toUpperCase()));
    const paths: string[] = [route.path].flat();
    return paths.flatMap((path) => [...methods].map((method) => `${method} ${path}`));
  });
}
