/** What a page tells the service worker. */
export type OfflineMessage =
  /** The visitor sees this page; `first` if it was loaded before the worker could see its requests. */
  | { type: 'seen'; path: string; first: boolean }
  /** The pages of the shortlist and the comparison: these stay kept, and no others. */
  | { type: 'saved'; paths: string[] };

/** Pages that depend on a person, doors that no page shows, and files: the worker leaves them alone. */
const ownPaths =
  /^\/(?:my-account|login|graphql|api|form|files|healthz|readyz|metrics|mail\.php|sw\.js)(?:[/?]|$)/;

/** Whether a page at this path, with or without its parameters, is the same for all visitors, so that it may be kept. */
export function isPublicPage(pathname: string): boolean {
  return !ownPaths.test(pathname);
}
