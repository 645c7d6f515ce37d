export const textClaimsContent = {
  line: (sentence: string, claim: string) => `“${sentence}” ${claim}. An advertisement must not say that.`,
};
