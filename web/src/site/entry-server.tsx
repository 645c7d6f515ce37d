import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { headTags } from './head/head-tags.ts';
import { withLook } from './head/site-look.ts';
import type { SiteLook } from './head/site-look.ts';
import type { FindShareImage } from './head/page-head.ts';
import { Document } from './document.tsx';
import type { PageAssets } from './document.tsx';
import type { FormTokens } from '../lib/form/form-token.ts';
import { escapeJson } from 'domain/text/escaped.ts';
import { knownParameters } from '../lib/known-parameters.ts';
import { awayNotice } from '../lib/offline/offline.content.ts';
import { refuseOldForm, withFormTokens } from '../lib/form/form-tokens.ts';
import { createPageClient, PageClientContext } from '../lib/server/page-client.ts';
import type { PageOperation, PageResult } from '../lib/server/page-client.ts';
import { withPageNotice } from '../lib/page-notice.ts';
import type { FormFailure } from '../lib/form/visitor-form.ts';
import type { PageFailure } from '../ui/page/error-page.tsx';
import { NoteHead } from '../ui/head-notes.ts';
import type { HeadNotes } from '../ui/head-notes.ts';
import { createRoutes, isOffice, pageFile, pageParameters } from './routes.tsx';

export type { PageAssets } from './document.tsx';
export type { FindShareImage, ShareImage, ShareSubject } from './head/page-head.ts';
export type { SiteLook } from './head/site-look.ts';
export type { FormTokens } from '../lib/form/form-token.ts';
export { renderUnavailable } from './unavailable.tsx';
export type { Unavailable } from './unavailable.tsx';

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
  const known = knownParameters(searchParams, await pageParameters(pathname));
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}

interface RenderOptions {
  execute: Execute;
  /** Finds the files of a page by the file of its component. */
  assetsFor: (file: string | undefined) => PageAssets;
  /** The id under which the log has more; a page that failed shows it. */
  reference?: string;
  forms?: FormTokens;
  look: SiteLook;
  /** Finds the picture that chats show with a link to the page. */
  findShareImage?: FindShareImage;
}

/** Answers a request for a page: its HTML with its data, or a redirect, with the matching HTTP status. */
export async function renderPage(
  request: Request,
  { execute, assetsFor, reference = '', forms, look, findShareImage }: RenderOptions,
): Promise<RenderedPage> {
  const client = createPageClient(execute);
  const refuse = forms && ((form: FormData, path: string) => refuseOldForm(forms, form, path));
  const handler = createStaticHandler(createRoutes(client, refuse));
  const context = await handler.query(request);
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { status: context.status, headers: { location }, html: '' };
  }
  const failure = takeFailures(context, reference);
  const { route, params = {} } = context.matches.at(-1) ?? {};
  const assets = assetsFor(pageFile(route?.path));
  const notes: HeadNotes = { title: '', steps: [] };
  const rendered = renderToString(
    <Document assets={assets}>
      <PageClientContext value={client}>
        <NoteHead value={(noted) => Object.assign(notes, noted)}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </NoteHead>
      </PageClientContext>
    </Document>,
  );
  const url = new URL(request.url);
  const html = forms ? withFormTokens(forms, rendered, url.pathname) : rendered;
  const page = { notes, route: route?.path, params, url, client, look, findShareImage };
  const tags = context.statusCode === 200 ? await headTags(page) : '';
  // The script of the page names its modules already.
  const { modules: _named, ...files } = assets;
  const state = { assets: files, answers: client.extract(), router: routerState(context) };
  const script = `<script type="application/json" id="state">${escapeJson(state)}</script>`;
  const failed = failedForm(context);
  const status = statusOf(context, failed);
  return {
    status,
    failure,
    headers: {
      ...(failed?.retryAfterSeconds && { 'Retry-After': String(failed.retryAfterSeconds) }),
      ...(!notes.canonical && { 'X-Robots-Tag': 'noindex' }),
    },
    html: `<!doctype html>${withEnds(withLook(html, look, isOffice(route?.path)), tags, script)}`,
  };
}

/** Adds tags at the end of the head, which React leaves in place, and a script at the end of the page. */
function withEnds(html: string, tags: string, script: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return html.slice(0, headEnd) + tags + html.slice(headEnd, bodyEnd) + script + html.slice(bodyEnd);
}

/** A page as it was some time ago, with the notice that it may be out of date. */
export function withAwayNotice(html: string, isoDate: string): string {
  const dated = html.replace('<html', `<html data-kept-at="${isoDate}"`);
  return withPageNotice(dated, awayNotice(isoDate), true);
}

/** Puts what a page may show in place of each unexpected error, and answers the first of them. */
function takeFailures(context: StaticHandlerContext, reference: string): unknown {
  const errors: [string, unknown][] = Object.entries(context.errors ?? {});
  const unexpected = errors.filter(([, error]) => !isRouteErrorResponse(error));
  const shown: PageFailure = { message: 'failed', reference };
  if (context.errors)
    Object.assign(context.errors, Object.fromEntries(unexpected.map(([id]) => [id, shown])));
  return unexpected[0]?.[1];
}

/** The initial state of the browser’s router; it marks route errors so that the router recognises them. */
function routerState({ loaderData, actionData, errors }: StaticHandlerContext) {
  const known: Record<string, unknown> = errors ?? {};
  const marked = Object.entries(known).map(([id, error]): [string, object] => [
    id,
    isRouteErrorResponse(error) ? { ...error, __type: 'RouteErrorResponse' } : (error as PageFailure),
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
