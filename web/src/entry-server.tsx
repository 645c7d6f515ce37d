import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { Document } from './document.tsx';
import type { PageAssets } from './document.tsx';
import { createPageClient, PageClientContext } from './lib/page-client.ts';
import type { PageOperation, PageResult } from './lib/page-client.ts';
import type { FormFailure } from './lib/visitor-form.ts';
import { createRoutes, pageFile, pageParameters } from './routes.tsx';

export type { PageAssets } from './document.tsx';

/** Runs a GraphQL operation in this process. */
export type Execute = (operation: PageOperation) => Promise<PageResult>;

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** An unexpected error during rendering, for the log. */
  failure?: unknown;
}

/**
 * The address of a page with only the parameters that it reads, sorted. Parameters that newsletters, networks
 * and people add do not make another address.
 */
export async function pageAddress({ pathname, searchParams }: URL): Promise<string> {
  const read = await pageParameters(pathname);
  const known = new URLSearchParams([...searchParams].filter(([name]) => read.includes(name)));
  known.sort();
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}

/** Answers a request for a page: its HTML with its data, or a redirect, with the matching HTTP status. */
export async function renderPage(
  request: Request,
  execute: Execute,
  assetsFor: (file: string | undefined) => PageAssets,
): Promise<RenderedPage> {
  const client = createPageClient(execute);
  const handler = createStaticHandler(createRoutes(client));
  const context = await handler.query(request);
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { status: context.status, headers: { location }, html: '' };
  }
  const assets = assetsFor(pageFile(context.matches.at(-1)?.route.path));
  const html = renderToString(
    <Document assets={assets}>
      <PageClientContext value={client}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PageClientContext>
    </Document>,
  );
  const state = { assets, answers: client.extract(), router: routerState(context) };
  const script = `<script type="application/json" id="state">${escapeJson(state)}</script>`;
  const failed = failedForm(context);
  const status = statusOf(context, failed);
  const errors: unknown[] = Object.values(context.errors ?? {});
  const failure = errors.find((error) => !isRouteErrorResponse(error));
  return {
    status,
    failure,
    headers: failed?.retryAfterSeconds ? { 'Retry-After': String(failed.retryAfterSeconds) } : {},
    html: `<!doctype html>${html.replace('</body>', () => `${script}</body>`)}`,
  };
}

/** The initial state of the browser’s router; it marks route errors so that the router recognises them. */
function routerState({ loaderData, actionData, errors }: StaticHandlerContext) {
  const known: Record<string, unknown> = errors ?? {};
  const marked = Object.entries(known).map(([id, error]): [string, object] => [
    id,
    isRouteErrorResponse(error) ? { ...error, __type: 'RouteErrorResponse' } : { message: 'failed' },
  ]);
  return { loaderData, actionData, errors: errors && Object.fromEntries(marked) };
}

/** The errors that an action found in its form. */
function failedForm({ actionData }: StaticHandlerContext): Partial<FormFailure> | undefined {
  const [outcome] = Object.values(actionData ?? {}) as unknown[];
  if (typeof outcome !== 'object' || outcome === null || !('error' in outcome)) return undefined;
  return outcome.error ?? undefined;
}

/** The status of a page; 400 or 429 if an action found errors in its form. */
function statusOf({ statusCode }: StaticHandlerContext, failed: Partial<FormFailure> | undefined): number {
  if (!failed || statusCode !== 200) return statusCode;
  return failed.code === 'TOO_MANY_REQUESTS' ? 429 : 400;
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
