/** The keys under which this browser keeps what belongs to its visitor. */
export const keptKeys = {
  shortlist: 'shortlist',
  /** The shared shortlists that this browser has made or changed. */
  sharedLists: 'shared-shortlists',
  compare: 'compare',
  cart: 'cart',
  viewed: 'recently-viewed',
  /** The last searches, for the search boxes. */
  searches: 'recent-searches',
  /** The name and address for the next form. */
  visitor: 'visitor',
  /** How the visitor came to the site. */
  arrivals: 'arrivals',
  /** Whether forms wait for the network. */
  outbox: 'outbox',
} as const;
