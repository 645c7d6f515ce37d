import type { Unused } from './leave-out.ts';

const nothing = 'undefined';

/** What React and its router have and no page uses; `eslint.config.js` refuses to import it. */
export const unusedParts: readonly Unused[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    // `SuspenseList`, `Scope`, `LegacyHidden`, `TracingMarker`, `ViewTransition` and `Activity`. The router moves cards by the
    // browser’s own view transitions.
    tags: [19, 21, 23, 25, 30, 31],
    // Updates that a `ViewTransition` could show.
    never: /^\((\w+) & 335544064\) === \1$/,
    values: {
      appearingViewTransitions: 'null',
      inUpdateViewTransition: 'false',
      pendingViewTransition: 'null',
      pendingViewTransitionEvents: 'null',
      rootViewTransitionAffected: 'false',
      rootViewTransitionNameCanceled: 'false',
      shouldStartViewTransition: 'false',
      viewTransitionCancelableChildren: 'null',
      viewTransitionContextChanged: 'false',
      viewTransitionMutationContext: 'false',
    },
    functions: {
      // Style sheets and scripts that components bring along, and calls that load them ahead.
      acquireResource: 'null',
      getResource: 'null',
      insertSuspendedStylesheets: nothing,
      preconnect: nothing,
      prefetchDNS: nothing,
      preinitModuleScript: nothing,
      preinitScript: nothing,
      preinitStyle: nothing,
      preload: nothing,
      preloadModule: nothing,
      preloadResource: 'true',
      suspendResource: nothing,
      // A `ref` of a fragment.
      FragmentInstance: nothing,
      commitFragmentInstanceDeletionEffects: nothing,
      commitFragmentInstanceInsertionEffects: nothing,
      commitNewChildToFragmentInstances: nothing,
      isFragmentInstanceParent: 'false',
      isCustomElement: 'false',
      // The components around an error, which its developers see.
      describeNativeComponentFrame: '""',
      getStackByFiberInDevAndProd: '""',
    },
    classes: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  },
  {
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    never:
      /^(?:init\.(?:basename|dataStrategy|getContext|instrumentations|patchRoutesOnNavigation)|fogOfWar\.active)$/,
    values: { initialMatchesIsFOW: 'false', isFogOfWar: 'false' },
    functions: {
      // Routes that are found while the visitor moves.
      checkFogOfWar: '{ active: false, matches: null }',
      _internalSetRoutes: nothing,
      patchRoutes: nothing,
      // Instruments and middleware.
      runClientMiddlewarePipeline: nothing,
      // Requests beside the page: `useFetcher`.
      fetch2: nothing,
      getFetcher: nothing,
      // Components of the server.
      decodeRedirectErrorDigest: nothing,
      decodeRouteErrorResponseDigest: nothing,
    },
  },
];
