// Reads the bytes of a CSV file, as spreadsheets on Windows and Macs save them.

/**
 * The text of a CSV file: UTF-8, UTF-16 (“Unicode text”), or Windows-1252, which Excel calls “CSV”. A file that is UTF-8 but for
 * a few damaged letters keeps “\ufffd” in their place, so that its cells can be named.
 */
export function csvText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const lost = countOf(text, /\ufffd/g);
  const isUtf8 = lost === 0 || countOf(text, /[^\p{ASCII}\ufffd]/gu) > lost;
  return isUtf8 ? text : windows1252(bytes);
}

/** Bytes as Windows-1252, the encoding of old programs and pages. */
export function windows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, signOf);
}

/** What Windows-1252 has where Latin-1 has controls; Node 20 reads the one as the other. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function signOf(control: string): string {
  return signs.charAt(control.charCodeAt(0) - 0x80);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
