/** What a line needs to be a listing of its own: a price, and what the price is for. */
const price =
  /(?:₹|\brs\.?|@|\binr)\s*\d|\d(?:\.\d+)?\s*(?:cr|crs|crores?|lacs?|lakhs?|l|k|लाख|करोड़)(?![\p{L}])|\d\s*\/-|\b(?:price|demand|asking|rent)\b\W{0,3}\d|(?<![\d.])\d{1,2},\d{2},\d{3}/iu;
const home = /\d\s*[-+]?\s*(?:bhk|bed|rk|room)|\b(?:studio|villa|kothi|penthouse|duplex)\b|बीएचके/iu;
const size = /\d\s*(?:sq\.?\s*(?:ft|feet|m|mt|mtr|yd|yards?)|sft|sqft|sqm|gaj|gaz|yards?|गज)/iu;
const other = /\b(?:plot|shop|office|land|godown|warehouse|showroom)\b|दुकान|प्लॉट/iu;
const place = /\bsec(?:tor|t)?[\s.-]*\d|\b(?:noida|extension|expressway|greater)\b|सेक्टर/iu;
const launch =
  /\b(?:launch(?:ing|ed)?|pre[\s-]?launch|booking|bookings|payment plan|eoi|onwards?|starting|possession|uprera\w*|rera|new project|configurations?|sizes?|clp)\b/i;
const numbered =
  /^\s*(?:\d{1,2}\s*[).:\]-]|[•▪►●*-]|\d\ufe0f?\u20e3|option\s*\d+|opt\s*\d+|listing\s*\d+|property\s*\d+)\s*/iu;
const chatPrefix =
  /^\s*\[?\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:-\s*)?[^:\n]{1,40}:\s?/i;
const mostListings = 100;

/**
 * Splits a message into its listings: one line, one paragraph or one number each. A listing over several lines stays one.
 * Lines without a listing of their own, such as “Sector 78 me available” or the signature, belong to all.
 */
export function splitMessage(shown: string): string[] {
  const messages = byPrefix(shown);
  const texts = messages.flatMap(splitOne).map((text) => text.trim());
  return texts.filter((text) => /[\p{L}\p{N}]/u.test(text)).slice(0, mostListings);
}

/** Messages copied from a chat begin with date and sender. */
function byPrefix(shown: string): string[] {
  const messages: string[] = [''];
  for (const line of shown.split('\n')) {
    const isNew = chatPrefix.test(line);
    const text = isNew ? line.replace(chatPrefix, '') : line;
    if (isNew && messages.at(-1)?.trim()) messages.push(text);
    else messages[messages.length - 1] = `${messages.at(-1) ?? ''}${messages.at(-1) ? '\n' : ''}${text}`;
  }
  return messages;
}

function splitOne(message: string): string[] {
  const paragraphs = message.split(/\n[\s\u200b]*\n/);
  const byParagraph = withShared(paragraphs, isWhole, '\n');
  const isLaunch =
    launch.test(message) &&
    homesOf(message) > 1 &&
    message.split('\n').filter((line) => place.test(line)).length < 2;
  if (isLaunch) return byParagraph && !hasOneOffer(paragraphs) ? byParagraph : [message];
  if (byParagraph) return byParagraph.flatMap((text) => splitLines(text) ?? [text]);
  return splitLines(message) ?? splitInline(message) ?? [message];
}

/** A launch names its project once; several paragraphs with places of their own are several projects. */
function hasOneOffer(paragraphs: readonly string[]): boolean {
  return paragraphs.filter((paragraph) => isWhole(paragraph) && place.test(paragraph)).length < 2;
}

function homesOf(text: string): number {
  return text.match(new RegExp(home.source, 'giu'))?.length ?? 0;
}

function isWhole(text: string): boolean {
  return price.test(text) && (home.test(text) || size.test(text) || other.test(text));
}

/** Lines that each say what is offered, and for how much. */
function splitLines(text: string): string[] | null {
  const lines = text.split('\n');
  const whole = lines.filter(isWhole);
  const repeats = [home, other, size].some(
    (pattern) => whole.filter((line) => pattern.test(line)).length > 1,
  );
  const isList =
    lines.filter((line) => numbered.test(line) && (home.test(line) || other.test(line) || size.test(line)))
      .length > 1;
  if (!repeats)
    return isList
      ? withShared(
          numberedItems(lines),
          (item) => home.test(item) || other.test(item) || size.test(item),
          '\n',
        )
      : null;
  return withShared(lines, isWhole, '\n');
}

/** The lines of a numbered list, each with those that follow its number. */
function numberedItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (numbered.test(line) || items.length === 0) items.push(line);
    else items[items.length - 1] = `${items.at(-1) ?? ''}\n${line}`;
  }
  return items;
}

/** “1) 2 BHK … 65 lakh 2) 3 BHK … 95 lakh” in one line */
function splitInline(text: string): string[] | null {
  const items = text.split(/(?:^|\s)(?=\d{1,2}[).]\s)/);
  return items.filter(isWhole).length > 1 ? withShared(items, isWhole, ' ') : null;
}

/** The parts that are listings, each with what the others say for all; null for fewer than two. */
function withShared(
  parts: readonly string[],
  isListing: (part: string) => boolean,
  join: string,
): string[] | null {
  const first = parts.findIndex(isListing);
  const listings = parts.filter(isListing);
  if (listings.length < 2) return null;
  const before = parts.slice(0, first);
  const last = parts.findLastIndex(isListing);
  const after = parts.slice(last + 1);
  const own: string[] = [];
  for (const part of parts.slice(first, last + 1)) {
    if (isListing(part) || own.length === 0) own.push(part);
    else own[own.length - 1] = `${own.at(-1) ?? ''}${join}${part}`;
  }
  return own.map((text) =>
    [...before, text.replace(numbered, ''), ...after].filter((part) => part.trim()).join(join),
  );
}
