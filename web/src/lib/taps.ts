import { spokenDigits } from 'domain/text/spoken-digits.ts';
import { keptArrivals } from './arrivals.ts';
import { sendById } from './form/send-by-id.ts';

const codeLength = 5;
const query = 'mutation NoteTap($input:TapInput!){noteTap(input:$input)}';

/** The message of each link as the page has it, before a code. */
const messages = new WeakMap<HTMLAnchorElement, string>();

/**
 * Tells the server of each tap on Call or WhatsApp, without the visitor. A message on WhatsApp then ends with a short code, by
 * which a colleague finds the home and the page; links by which visitors share something with others get none.
 */
export function watchTaps(): void {
  const listen = { capture: true, passive: true };
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.protocol === 'tel:') tell('CALL');
      else if (link?.host === 'wa.me' && link.pathname !== '/') tell('WHATSAPP', codeFor(link));
    },
    listen,
  );
}

/** Puts a new code behind the message of a link. */
function codeFor(link: HTMLAnchorElement): string {
  const code = Array.from(crypto.getRandomValues(new Uint8Array(codeLength)), (byte) =>
    spokenDigits.charAt(byte % spokenDigits.length),
  ).join('');
  const url = new URL(link.href);
  const message = messages.get(link) ?? url.searchParams.get('text') ?? '';
  messages.set(link, message);
  const text = [message, `Ref ${code}`].filter(Boolean).join('\n\n');
  link.href = `${url.origin}${url.pathname}?text=${encodeURIComponent(text)}`;
  return code;
}

function tell(kind: 'CALL' | 'WHATSAPP', code?: string): void {
  const input = { kind, code, page: window.location.pathname, arrivals: keptArrivals() };
  sendById(
    { operationName: 'NoteTap', query, variables: { input } },
    // The page may go away with the tap.
    { keepalive: true, headers: { 'Content-Type': 'application/json', accept: 'application/json' } },
  ).catch(() => undefined);
}
