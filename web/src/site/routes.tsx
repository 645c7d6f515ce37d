import { matchRoutes, redirectDocument } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { SiteLayout } from './layout/site-layout.tsx';
import type { PageClient } from '../lib/server/page-client.ts';
import type { PageModule, PageRequest } from '../lib/page.ts';
import { askTexts } from '../lib/site-texts.ts';
import { ErrorPage } from '../ui/page/error-page.tsx';

const modules = import.meta.glob<PageModule>([
  '../{features,pages}/**/*-page.tsx',
  '../office/account/account-page.tsx',
  '../office/site-editor/editing.tsx',
  '!../features/*/admin/**',
]);

/** The site map: each path with the file of its page. */
export const sitePaths: Record<string, string> = {
  '/': 'pages/home/home-page.tsx',
  '/shop-left-sidebar': 'features/property/search/project-list-page.tsx',
  '/shop': 'features/property/search/shop-page.tsx',
  '/shop-grid': 'features/property/search/shop-page.tsx',
  '/shop-right-sidebar': 'features/property/search/shop-page.tsx',
  '/wishlist': 'features/shortlist/wishlist-page.tsx',
  '/shortlist/:token': 'features/shortlist/shared-shortlist-page.tsx',
  '/cart': 'features/order/cart-page.tsx',
  '/checkout': 'features/order/checkout-page.tsx',
  '/project-details': 'features/property/details/project-choice-page.tsx',
  '/project-details/:slug': 'features/property/details/project-details-page.tsx',
  '/project-details/:slug/cost': 'features/property/cost/cost-sheet-page.tsx',
  '/project-details/:slug/report': 'features/report/report-page.tsx',
  '/product-details/:id': 'features/property/details/product-details-page.tsx',
  '/builders': 'features/builder/builders-page.tsx',
  '/builders/:slug': 'features/builder/builder-page.tsx',
  '/projects/:slug': 'features/property/landing/landing-page.tsx',
  '/compare': 'features/compare/compare-page.tsx',
  '/commute': 'features/property/commute/commute-page.tsx',
  '/team': 'features/team/team-page.tsx',
  '/blog': 'features/blog/blog-list-page.tsx',
  '/blog-details': 'features/blog/blog-choice-page.tsx',
  '/blog-details/:slug': 'features/blog/blog-details-page.tsx',
  '/contact': 'features/contact/contact-page.tsx',
  '/register': 'features/contact/register-page.tsx',
  '/add-listing': 'features/contact/add-listing-page.tsx',
  '/order-tracking': 'features/contact/order-tracking-page.tsx',
  '/blog-grid': 'features/blog/blog-grid-page.tsx',
  '/blog-left-sidebar': 'features/blog/blog-left-sidebar-page.tsx',
  '/blog-right-sidebar': 'features/blog/blog-right-sidebar-page.tsx',
  '/career': 'features/application/career-page.tsx',
  '/about': 'pages/about/about-page.tsx',
  '/service': 'pages/service/service-page.tsx',
  '/service-details': 'pages/service-details/service-details-page.tsx',
  '/portfolio': 'pages/portfolio/portfolio-page.tsx',
  '/portfolio-v2': 'pages/portfolio-v2/portfolio-v2-page.tsx',
  '/portfolio-details': 'pages/portfolio-details/portfolio-details-page.tsx',
  '/faq': 'pages/faq/faq-page.tsx',
  '/coming-soon': 'pages/coming-soon/coming-soon-page.tsx',
  '/location': 'pages/location/location-page.tsx',
  '/history': 'pages/history/history-page.tsx',
  '/whychooseus': 'pages/whychooseus/whychooseus-page.tsx',
  '/testimonials': 'features/testimonial/testimonial-list-page.tsx',
  '/media': 'features/media/media-page.tsx',
  '/team-details': 'features/team/team-choice-page.tsx',
  '/team-details/:slug': 'features/team/team-details-page.tsx',
  '/privacy': 'features/privacy/privacy-page.tsx',
  '/privacy/choices': 'features/privacy/choices-page.tsx',
  '/alerts/new': 'features/alert/new-alert-page.tsx',
  '/alerts/confirm/:token': 'features/alert/confirm-alert-page.tsx',
  '/alerts/stop/:token': 'features/alert/stop-alert-page.tsx',
  '/terms': 'pages/terms/terms-page.tsx',
  '/page/:slug': 'pages/plain/plain-page.tsx',
  '/developers': 'pages/developers/developers-page.tsx',
  '/developers/:part': 'pages/developers/developers-page.tsx',
  '/offline': 'pages/offline/offline-page.tsx',
  '/login': 'features/auth/login-page.tsx',
};

/** The texts of every page. */
const siteTexts = ['site', 'navigation', 'consultation', 'enquiry'];

/** The admin area: one lazy bundle behind the login, rendered in the browser only. */
const adminPath = '/my-account/*';
const adminPage = 'office/account/account-page.tsx';

/** The outcome of a form that must not be sent; undefined for all others. */
type RefuseForm = (form: FormData, path: string) => object | undefined;

/** The routes, with loaders and actions that use this client. The server refuses forms that it has not shown. */
export function createRoutes(client: PageClient, refuse?: RefuseForm): RouteObject[] {
  return [
    {
      Component: SiteLayout,
      ErrorBoundary: ErrorPage,
      id: 'site',
      loader: () => askTexts(client, siteTexts),
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            ...Object.entries(sitePaths).map(([path, file]) => page(client, path, file, refuse)),
            { path: '*', loader: throwNotFound, Component: () => null },
          ],
        },
      ],
    },
    { ErrorBoundary: ErrorPage, children: [page(client, adminPath, adminPage, refuse)] },
  ];
}

/** Puts the line for editors above the public pages of a browser that is logged in. */
export async function addEditing([site]: RouteObject[]): Promise<void> {
  const Bar = (await modules['../office/site-editor/editing.tsx']?.())?.Component;
  if (site && Bar)
    site.Component = () => (
      <>
        <Bar />
        <SiteLayout />
      </>
    );
}

/** Whether a path belongs to the office, which a phone installs by itself; its login leads to it without a new document. */
export function isOffice(pattern: string | undefined): boolean {
  return pattern === adminPath || pattern === '/login';
}

/** The file of the page at a path, for preloading its code. */
export function pageFile(pattern: string | undefined): string | undefined {
  return pattern === adminPath ? adminPage : pattern && sitePaths[pattern];
}

const siteMap = Object.keys(sitePaths).map((path) => ({ path }));

/** The parameters that the page at this path reads; others have no effect. */
export async function pageParameters(pathname: string): Promise<readonly string[]> {
  const pattern = matchRoutes(siteMap, pathname)?.at(-1)?.route.path;
  const importPage = modules[`../${pageFile(pattern) ?? ''}`];
  return (await importPage?.())?.parameters ?? [];
}

/** Fetches the code and the data of the page at this address, which the visitor may open next. */
export async function loadAhead(client: PageClient, url: URL): Promise<void> {
  const { route, params } = matchRoutes(siteMap, url.pathname)?.at(-1) ?? {};
  const module = await modules[`../${pageFile(route?.path) ?? ''}`]?.();
  if (module) await client.ahead((ahead) => loadPage(module, { client: ahead, params: params ?? {}, url }));
}

function page(client: PageClient, path: string, file: string, refuse?: RefuseForm): RouteObject {
  return {
    path,
    lazy: async () => {
      const importPage = modules[`../${file}`];
      if (!importPage) throw new Error(`There is no page ${file}.`);
      const imported = await importPage().catch((error: unknown) => {
        if (!isHydrated()) throw error;
      });
      // The code is out of reach: the network is away, or a newer build has replaced it.
      if (!imported) return { loader: ({ request }) => openDocument(request) };
      const { Component, ErrorBoundary, texts, load, act } = imported;
      return {
        Component,
        ...(ErrorBoundary && { ErrorBoundary }),
        // Returns null instead of undefined, because the browser would otherwise load the server’s data again.
        loader:
          (load ?? texts) &&
          (async ({ params, request }) => {
            if (isKeptPage(request)) return openDocument(request);
            return loadPage(imported, { client, params, url: new URL(request.url) }, path);
          }),
        action:
          act &&
          (async ({ params, request }) => {
            const form = await readForm(request);
            const url = new URL(request.url);
            return refuse?.(form, url.pathname) ?? act(form, { client, params, url });
          }),
      };
    },
  };
}

/** Asks for the texts of a page and its questions together. */
async function loadPage({ texts, load }: PageModule, page: PageRequest, path?: string): Promise<unknown> {
  const asked = askTexts(page.client, texts, path);
  if (!load) return asked;
  const [loaded] = await Promise.all([load(page), asked]);
  return loaded ?? null;
}

/** Whether this is a page in a browser that moves to another one. */
function isHydrated(): boolean {
  return typeof window !== 'undefined' && window.__staticRouterHydrationData !== undefined;
}

/**
 * Whether the visitor goes on without the network, to what only the service worker can answer, or from a kept page,
 * whose code may be older than the server’s.
 */
function isKeptPage({ url }: Request): boolean {
  if (!isHydrated() || !('serviceWorker' in navigator)) return false;
  if (navigator.onLine && !document.documentElement.dataset.keptAt) return false;
  const { pathname, search } = new URL(url);
  const isThisPage = pathname + search === location.pathname + location.search;
  return !isThisPage && navigator.serviceWorker.controller !== null;
}

/** Leaves the application for a document of its own, which the server or the service worker answers. */
function openDocument({ url }: Request): never {
  const { pathname, search } = new URL(url);
  throw redirectDocument(pathname + search);
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}

function throwNotFound(): never {
  throw new Response(null, { status: 404 });
}
