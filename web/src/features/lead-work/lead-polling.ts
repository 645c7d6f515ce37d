const pollMs = 15_000;

/** How the counts are kept fresh: every 15 seconds while somebody can see them. */
export const leadPolling = {
  pollInterval: pollMs,
  skipPollAttempt: () => document.visibilityState === 'hidden',
  fetchPolicy: 'cache-and-network',
} as const;
