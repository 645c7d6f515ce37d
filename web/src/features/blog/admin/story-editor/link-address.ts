/** What a person typed as the address of a link; null if it leads nowhere. */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text || /\s/.test(text.replace(/^\+?[\d\s()-]+$/, ''))) return null;
  if (/^(\/(?!\/)|#)/.test(text)) return text;
  if (/^(mailto|tel):./i.test(text)) return text;
  if (/^https?:\/\//i.test(text)) return isWebAddress(text) ? text : null;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{7,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  // Another scheme, such as “javascript:”.
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^:/]+:\d+(\/|$)/.test(text)) return null;
  const address = `https://${text}`;
  return !text.startsWith('/') && isWebAddress(address) ? address : null;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).hostname.includes('.');
}
