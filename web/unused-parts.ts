import type { Unused } from './leave-out.ts';

const nothing = 'undefined';
/** What every browser has that gets the site’s styles. */
const always = [
  'clearTimeout',
  'Object.is',
  'Promise',
  'queueMicrotask',
  'reportError',
  'requestAnimationFrame',
];

/** What React and its router have and no page uses; `.oxlintrc.json` refuses to import it. */
export const unusedParts: readonly Unused[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    // `SuspenseList`, `Scope`, `LegacyHidden`, `TracingMarker`, `ViewTransition` and `Activity`. The router moves cards by the
    // browser’s own view transitions.
    tags: [19, 21, 23, 25, 30, 31],
    facts: [
      // Updates that a `ViewTransition` could show, and the pictures that one waits for.
      [/^\((\w+) & 335544064\) === \1$/, 'false'],
      [/^0 !== \(workInProgress\.mode & 32\)$/, 'false'],
      [/^"undefined" !== typeof AbortController$/, 'true'],
      [
        new RegExp(
          `^"function" === typeof (?:${[...always, 'setTimeout', 'WeakMap', 'WeakSet'].join('|')})$`,
        ),
        'true',
      ],
      [/^getVendorPrefixedEventName\(("\w+")\)$/, '$1'],
      [/^document\.documentMode$/, 'undefined'],
    ],
    values: {
      appearingViewTransitions: 'null',
      canUseCompositionEvent: 'true',
      canUseDOM: 'true',
      documentMode: 'null',
      inUpdateViewTransition: 'false',
      isInputEventSupported: 'true',
      needsFormReset: 'false',
      pendingViewTransition: 'null',
      pendingViewTransitionEvents: 'null',
      rootViewTransitionAffected: 'false',
      rootViewTransitionNameCanceled: 'false',
      shouldStartViewTransition: 'false',
      skipSelectionChangeEvent: 'false',
      useFallbackCompositionData: 'false',
      viewTransitionCancelableChildren: 'null',
      viewTransitionContextChanged: 'false',
      viewTransitionMutationContext: 'false',
    },
    functions: {
      // Style sheets and scripts that components bring along, calls that load them ahead, and waiting for them.
      accumulateSuspenseyCommitOnFiber: nothing,
      acquireResource: 'null',
      getResource: 'null',
      preconnect: nothing,
      preloadResourceAndSuspendIfNeeded: nothing,
      prefetchDNS: nothing,
      preinitModuleScript: nothing,
      preinitScript: nothing,
      preinitStyle: nothing,
      preload: nothing,
      preloadModule: nothing,
      preloadResource: 'true',
      waitForCommitToBeReady: 'null',
      // A `ref` of a fragment.
      FragmentInstance: nothing,
      commitFragmentInstanceDeletionEffects: nothing,
      commitFragmentInstanceInsertionEffects: nothing,
      commitNewChildToFragmentInstances: nothing,
      isFragmentInstanceParent: 'false',
      isCustomElement: 'false',
      // Functions as actions of forms, and `useActionState`.
      mountActionState: nothing,
      rerenderActionState: nothing,
      requestFormReset: nothing,
      startHostTransition: nothing,
      updateActionState: nothing,
      // `onBeforeInput` and `onSelect`.
      constructSelectEvent: nothing,
      getFallbackBeforeInputChars: 'null',
      getNativeBeforeInputChars: 'null',
      // `findDOMNode`, which class components of former days need.
      findCurrentFiberUsingSlowPath: 'null',
      // The components around an error, which its developers see.
      describeNativeComponentFrame: '""',
      getStackByFiberInDevAndProd: '""',
    },
    classes: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  },
  {
    file: 'react-dom/cjs/react-dom.production.js',
    exports: [
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'useFormState',
      'useFormStatus',
    ],
  },
  {
    file: 'react/cjs/react.production.js',
    exports: ['Activity', 'ViewTransition', 'addTransitionType', 'cacheSignal', 'useActionState'],
  },
  {
    file: 'scheduler/cjs/scheduler.production.js',
    facts: [
      [/^"function" === typeof (?:clearTimeout|setTimeout|performance\.now)$/, 'true'],
      [/^"object" === typeof performance$/, 'true'],
      [/^"undefined" !== typeof MessageChannel$/, 'true'],
      [/^"function" === typeof localSetImmediate$/, 'false'],
    ],
    exports: [
      'unstable_forceFrameRate',
      'unstable_next',
      'unstable_runWithPriority',
      'unstable_wrapCallback',
    ],
  },
  {
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    facts: [
      [/^init\.(?:basename|dataStrategy|getContext|instrumentations|patchRoutesOnNavigation)$/, 'false'],
      [/^fogOfWar\.active$/, 'false'],
      // Routes that are lazy part by part, and loads of `useFetcher`.
      [/^(?:loadLazyRouteProperty|fetchLoadMatches\.forEach)\(.*$/, nothing],
    ],
    values: { errorMessage: '""', initialMatchesIsFOW: 'false', isFogOfWar: 'false', remixContext: nothing },
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
  {
    // Its scripts are fetched by the server’s list, so that a part that is loaded later brings along a style sheet at most.
    file: '\0vite/preload-helper.js',
    facts: [[/^document\.querySelector\("meta\[property=csp-nonce\]"\)$/, 'null']],
    values: { scriptRel: '""' },
    functions: {
      importMetaResolve: 'new URL(depString, import.meta.url)',
      isCssPreloadUrl: 'true',
    },
  },
];
