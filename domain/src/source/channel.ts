import type { Arrival, Arrivals } from './arrival.ts';

/** The ways in which people reach the company. */
export const channels = [
  'SEARCH_ADVERT',
  'SOCIAL_ADVERT',
  'SEARCH',
  'SOCIAL',
  'OTHER_SITE',
  'EMAIL',
  'QR',
  'PORTAL',
  'PARTNER',
  'PHONE',
  'WALK_IN',
  'WHATSAPP',
  'REFERRAL',
  'DIRECT',
] as const;

export type ChannelName = (typeof channels)[number];

/** Sites by the words in their host or in `utm_source`. */
const sites: readonly (readonly [pattern: RegExp, name: string, channel: ChannelName])[] = [
  [/\b99acres\b/, '99acres', 'PORTAL'],
  [/\bmagicbricks\b/, 'MagicBricks', 'PORTAL'],
  [/^housing(?:\.com)?$|\.housing\.com$/, 'Housing.com', 'PORTAL'],
  [/\bnobroker\b/, 'NoBroker', 'PORTAL'],
  [/\bsquareyards\b/, 'Square Yards', 'PORTAL'],
  [/\bcommonfloor\b/, 'CommonFloor', 'PORTAL'],
  [/\bmakaan\b/, 'Makaan', 'PORTAL'],
  [/\bwhatsapp\b|^wa(?:\.me)?$|^l\.wl\.co$/, 'WhatsApp', 'WHATSAPP'],
  [/\bmail\b|\bgmail\b|\bcom\.google\.android\.gm\b|^outlook\b|^newsletter$|^e-?mail$/, 'E-mail', 'EMAIL'],
  [/\bfacebook\b|^fb(?:\.(?:com|me))?$|\bmeta\b/, 'Facebook', 'SOCIAL'],
  [/\binstagram\b|^ig$/, 'Instagram', 'SOCIAL'],
  [/\byoutube\b|^youtu\.be$/, 'YouTube', 'SOCIAL'],
  [/\blinkedin\b|^lnkd\.in$/, 'LinkedIn', 'SOCIAL'],
  [/\btwitter\b|^t\.co$|^x(?:\.com)?$/, 'X', 'SOCIAL'],
  [/\bpinterest\b/, 'Pinterest', 'SOCIAL'],
  [/\breddit\b/, 'Reddit', 'SOCIAL'],
  [/\bquora\b/, 'Quora', 'SOCIAL'],
  [/\btelegram\b|^t\.me$/, 'Telegram', 'SOCIAL'],
  [/\bthreads\b/, 'Threads', 'SOCIAL'],
  [/\bgoogle\b|\bgooglequicksearchbox\b|^adwords$/, 'Google', 'SEARCH'],
  [/\bbing\b/, 'Bing', 'SEARCH'],
  [/\bduckduckgo\b/, 'DuckDuckGo', 'SEARCH'],
  [/\byahoo\b/, 'Yahoo', 'SEARCH'],
  [/\becosia\b/, 'Ecosia', 'SEARCH'],
  [/\byandex\b/, 'Yandex', 'SEARCH'],
  [/\bbaidu\b/, 'Baidu', 'SEARCH'],
];

/** What `utm_medium` says by itself. */
const media: readonly (readonly [pattern: RegExp, channel: ChannelName])[] = [
  [/^e-?mail$|^newsletter$/, 'EMAIL'],
  [/^qr(?:[-_ ]?code)?$/, 'QR'],
  [/^whats-?app$/, 'WHATSAPP'],
  [/^(?:channel[-_ ]?)?partner$|^affiliate$/, 'PARTNER'],
  [/^portal$/, 'PORTAL'],
];
const paid =
  /^(?:cpc|ppc|cpm|cpv|cpa|sem|ads?|adverts?|display|banner|paid.*|.*[-_ ]paid|retargeting|remarketing)$/;

/** What is paid for in a search or a network; an advert on another site is like a link there. */
const adverts: Partial<Record<ChannelName, ChannelName>> = {
  SEARCH: 'SEARCH_ADVERT',
  SOCIAL: 'SOCIAL_ADVERT',
};

interface Found {
  channel: ChannelName;
  /** The name of the site that led here. */
  site: string | null;
}

function findIn(arrival: Arrival): Found {
  const source = arrival.utm_source?.toLowerCase() ?? '';
  const medium = arrival.utm_medium?.toLowerCase() ?? '';
  const known = siteOf(source) ?? (source ? undefined : siteOf(arrival.host ?? ''));
  const site = known?.name ?? arrival.utm_source ?? arrival.host ?? null;
  const byGoogle = arrival.gclid ?? arrival.gbraid ?? arrival.wbraid;
  if (byGoogle && (!known || known.channel === 'SEARCH'))
    return { channel: 'SEARCH_ADVERT', site: known?.name ?? 'Google' };
  if (paid.test(medium)) {
    const channel = known?.channel ?? (arrival.fbclid ? 'SOCIAL' : 'OTHER_SITE');
    return { channel: adverts[channel] ?? channel, site: site ?? 'Facebook' };
  }
  const said = media.find(([pattern]) => pattern.test(medium))?.[1];
  if (said) return { channel: said, site };
  if (source === 'qr') return { channel: 'QR', site: null };
  if (/^(?:channel[-_ ]?)?partner$/.test(source)) return { channel: 'PARTNER', site: null };
  if (known) return { channel: known.channel, site: known.name };
  if (arrival.fbclid) return { channel: 'SOCIAL', site: site ?? 'Facebook' };
  return site ? { channel: 'OTHER_SITE', site } : { channel: 'DIRECT', site: null };
}

function siteOf(text: string): { name: string; channel: ChannelName } | undefined {
  const [, name, channel] = sites.find(([pattern]) => pattern.test(text)) ?? [];
  return name && channel ? { name, channel } : undefined;
}

/** The channel of one arrival. A click id that Facebook adds to all links makes no advert; `utm_medium` does. */
export function channelOf(arrival: Arrival): ChannelName {
  return findIn(arrival).channel;
}

/** How an enquiry that a colleague entered reached the company. */
const officeChannels: Record<string, ChannelName> = {
  PHONE_CALL: 'PHONE',
  WALK_IN: 'WALK_IN',
  CHAT: 'WHATSAPP',
  PARTNER: 'PARTNER',
};

/** The channel of an enquiry: that of the first arrival of its sender, or the way in which a colleague took it; null where nothing is known. */
export function channelOfEnquiry(
  source: string,
  arrivals: Partial<Arrivals> | null | undefined,
): ChannelName | null {
  return arrivals?.first ? channelOf(arrivals.first) : (officeChannels[source] ?? null);
}

/** An arrival in words, such as “Facebook advert “jheel-oct””. */
function arrivalWords(arrival: Arrival): string {
  const { channel, site } = findIn(arrival);
  const { utm_campaign: campaign } = arrival;
  const named = campaign ? ` “${campaign}”` : '';
  switch (channel) {
    case 'SEARCH_ADVERT':
    case 'SOCIAL_ADVERT':
      return `${site} advert${named}`;
    case 'SEARCH':
      return `${site} search`;
    case 'EMAIL':
      return `E-mail${named}`;
    case 'QR':
      return `QR code${named}`;
    case 'PARTNER':
      return `Partner${site ? ` ${site}` : ''}${named}`;
    case 'DIRECT':
      return 'Direct';
    default:
      return `${site}${named}`;
  }
}

/** How a person came, in words: the first arrival, and the last where it was another. */
export function arrivalsInWords({ first, last }: Arrivals): string {
  const [began, ended] = [arrivalWords(first), arrivalWords(last)];
  if (began === ended) return began;
  return `${began}, then ${ended.replace(/^(?:Direct|E-mail|Partner)\b/, (word) => word.toLowerCase())}`;
}
