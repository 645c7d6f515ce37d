import { filledText, isAboutProject } from 'domain/lead/message-text.ts';
import type { Placeholder, TextValues } from 'domain/lead/message-text.ts';
import { dayInWords, priceInWords, timeInWords } from 'domain/lead/text-values.ts';
import type { MessageLanguage } from 'domain/schema.generated.ts';
import { homeName } from 'domain/property/home-name.ts';
import { formatRooms } from 'domain/text/format.ts';
import { propertyLink } from '../../../../office-kit/property-message.ts';
import type { HomePartsFragment, TextPartsFragment } from './write.generated.ts';

/** What a text is filled with. */
export interface Facts {
  name: string | null;
  me: string | undefined;
  phone: string | null | undefined;
  /** The moment of a visit; empty if none is chosen. */
  at: string;
  home: HomePartsFragment | undefined;
  /** The key of the chosen configuration. */
  configuration: string;
  siteUrl: string;
}

/** A text as it would be sent, and what keeps it from that. */
export interface TextToSend {
  text: string;
  language: MessageLanguage;
  missing: Placeholder[];
}

/** The id of the delivered text whose link leads to the cost sheet. */
const costSheet = 'cost-sheet';

/** A text in a language, or in English where it has no other; one about a project ends with its registration. */
export function textToSend(
  { id, english, hindi }: TextPartsFragment,
  wanted: MessageLanguage,
  facts: Facts,
): TextToSend {
  const language = wanted === 'HINDI' && hindi ? 'HINDI' : 'ENGLISH';
  const template = language === 'HINDI' ? (hindi ?? '') : english;
  const { text, missing } = filledText(template, valuesOf(facts, language, id === costSheet));
  const registration = isAboutProject(template) && facts.home?.advertisement;
  return { text: registration ? `${text}\n${registration}` : text, language, missing };
}

function valuesOf(
  { name, me, phone, at, home, configuration, siteUrl }: Facts,
  language: MessageLanguage,
  withCost: boolean,
): TextValues {
  const own = { name: name ?? '', me: me ?? '', phone: phone ?? '' };
  const moment = at && { day: dayInWords(at, language), time: timeInWords(at, language) };
  if (!home) return { ...own, ...moment };
  const chosen = home.configurations.find(({ key }) => key === configuration);
  const price = chosen ? priceOf(chosen) : home.price;
  const isRent = home.propertyStatus === 'FOR_RENT';
  return {
    ...own,
    ...moment,
    project: home.title,
    configuration: chosen ? homeName(chosen) : formatRooms(home.rooms),
    price: price ? priceInWords({ ...price, isRent }, language) : '',
    link: linkOf(home, withCost ? configuration : null, siteUrl),
    place: home.address,
  };
}

function priceOf({ priceFrom, priceTo }: HomePartsFragment['configurations'][number]) {
  return priceFrom === null ? null : { from: priceFrom, to: priceTo };
}

/** The page of a home, or its cost sheet if it has one and a configuration is given, which may be empty. */
function linkOf({ slug, allIn }: HomePartsFragment, configuration: string | null, siteUrl: string): string {
  const page = propertyLink(slug, siteUrl);
  if (configuration === null || allIn.length === 0) return page;
  return `${page}/cost${configuration ? `?configuration=${encodeURIComponent(configuration)}` : ''}`;
}
