import { describe, expect, test } from 'vitest';
import { readArrival } from './arrival.ts';
import { arrivalsInWords, channelOf, channelOfEnquiry } from './channel.ts';

const long = 'a'.repeat(10_000);

test.each([
  ['?utm_source=facebook&utm_medium=cpc&q=3+bhk', '', { utm_source: 'facebook', utm_medium: 'cpc' }],
  [
    'gclid=Cj0K&token=secret',
    'https://www.google.com/search?q=noida',
    { gclid: 'Cj0K', host: 'www.google.com' },
  ],
  [`utm_campaign=${long}`, '', { utm_campaign: 'a'.repeat(200) }],
  [`q=${long}&utm_source=late`, '', undefined],
  ['utm_source=%00%E2%80%8Bface%0Abook', '', { utm_source: 'facebook' }],
  ['utm_source=%E0%A4%A8%E0%A5%8B%E0%A4%8F%E0%A4%A1%E0%A4%BE', '', { utm_source: 'नोएडा' }],
  ['utm_source=%zz&utm_term=', '', { utm_source: '%zz' }],
  ['', 'android-app://com.google.android.gm/', { host: 'com.google.android.gm' }],
  ['', 'WWW.99acres.com', { host: 'www.99acres.com' }],
  ['', 'javascript:alert(1)', undefined],
  ['', `https://${long}.example/`, undefined],
])('reads “%s” with the referrer “%s”', (query, referrer, arrival) => {
  expect(readArrival({ query, referrer })).toEqual(arrival ?? null);
});

test('keeps the first page without its query, and a day of the calendar', () => {
  expect(readArrival({ path: '/shop?q=98100+12345#top', day: '2026-11-26' })).toEqual({
    path: '/shop',
    day: '2026-11-26',
  });
  expect(readArrival({ path: '//evil.example', day: '2026-02-30' })).toBeNull();
  expect(readArrival({ path: 4, day: {}, query: [] } as never)).toBeNull();
});

describe('the channel of an arrival', () => {
  test.each([
    [
      'utm_source=facebook&utm_medium=cpc&utm_campaign=jheel-oct&fbclid=x',
      '',
      'SOCIAL_ADVERT',
      'Facebook advert “jheel-oct”',
    ],
    ['utm_source=ig&utm_medium=paid_social', '', 'SOCIAL_ADVERT', 'Instagram advert'],
    ['utm_medium=paid&fbclid=x', '', 'SOCIAL_ADVERT', 'Facebook advert'],
    ['fbclid=x', 'l.facebook.com', 'SOCIAL', 'Facebook'],
    ['gclid=x', 'www.google.com', 'SEARCH_ADVERT', 'Google advert'],
    ['gbraid=x', '', 'SEARCH_ADVERT', 'Google advert'],
    ['utm_source=google&utm_medium=cpc&utm_campaign=noida', '', 'SEARCH_ADVERT', 'Google advert “noida”'],
    ['utm_source=bing&utm_medium=ppc', '', 'SEARCH_ADVERT', 'Bing advert'],
    ['', 'www.google.co.in', 'SEARCH', 'Google search'],
    ['', 'com.google.android.googlequicksearchbox', 'SEARCH', 'Google search'],
    ['', 'duckduckgo.com', 'SEARCH', 'DuckDuckGo search'],
    ['', 'com.google.android.gm', 'EMAIL', 'E-mail'],
    ['', 'mail.google.com', 'EMAIL', 'E-mail'],
    ['utm_source=newsletter&utm_campaign=diwali', '', 'EMAIL', 'E-mail “diwali”'],
    ['utm_source=crm&utm_medium=email', '', 'EMAIL', 'E-mail'],
    ['utm_source=hoarding&utm_medium=qr&utm_campaign=sector-150', '', 'QR', 'QR code “sector-150”'],
    ['', 'www.99acres.com', 'PORTAL', '99acres'],
    ['', 'housing.com', 'PORTAL', 'Housing.com'],
    ['utm_source=magicbricks', '', 'PORTAL', 'MagicBricks'],
    ['utm_source=whatsapp', '', 'WHATSAPP', 'WhatsApp'],
    ['', 'web.whatsapp.com', 'WHATSAPP', 'WhatsApp'],
    ['', 'l.instagram.com', 'SOCIAL', 'Instagram'],
    ['', 't.co', 'SOCIAL', 'X'],
    ['utm_source=partner&utm_campaign=rk-estates', '', 'PARTNER', 'Partner “rk-estates”'],
    ['', 'blog.example.in', 'OTHER_SITE', 'blog.example.in'],
    ['', 'affordablehousing.example', 'OTHER_SITE', 'affordablehousing.example'],
    ['utm_source=times&utm_medium=banner', '', 'OTHER_SITE', 'times'],
    ['', '', 'DIRECT', 'Direct'],
  ])('of “%s” from “%s” is %s', (query, referrer, channel, words) => {
    const arrival = readArrival({ query, referrer, path: '/' }) ?? {};
    expect(channelOf(arrival)).toBe(channel);
    expect(arrivalsInWords({ first: arrival, last: arrival })).toBe(words);
  });
});

test('names the last arrival where it was another', () => {
  const first = { utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'jheel-oct' };
  expect(arrivalsInWords({ first, last: { path: '/' } })).toBe('Facebook advert “jheel-oct”, then direct');
});

test.each([
  ['PHONE_CALL', null, 'PHONE'],
  ['WALK_IN', null, 'WALK_IN'],
  ['CHAT', null, 'WHATSAPP'],
  ['CONTACT', null, null],
  ['CONTACT', { first: { host: 'www.google.com' } }, 'SEARCH'],
  ['CHAT', { first: { host: 'www.google.com' } }, 'SEARCH'],
] as const)('an enquiry by %s with %o came by %s', (source, arrivals, channel) => {
  expect(channelOfEnquiry(source, arrivals)).toBe(channel);
});
