import { deliveredTones } from 'domain/site/accent.ts';
import type { AccentTones } from 'domain/site/accent.ts';
import { escapeMarkup } from 'domain/text/escaped.ts';
import type { ToldItem } from '../alerts.ts';

/** The colours of the site; mail programs in the dark take those after `dark`. */
const stylesOf = ([light, dark]: AccentTones['pine']) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #faf7f2; color: #17211d; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.sheet { max-width: 560px; margin: 0 auto; padding: 24px 16px; }
.name { font-weight: 700; color: ${light}; margin: 0 0 16px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 8px; }
p { margin: 0 0 16px; }
.muted { color: #55605a; font-size: 14px; }
.card { background: #ffffff; border: 1px solid #e6e0d6; border-radius: 12px; padding: 16px; margin: 0 0 12px; }
.card a { color: ${light}; font-weight: 700; font-size: 17px; text-decoration: none; }
.card p { margin: 4px 0 0; }
.news { color: #96590f; font-weight: 600; font-size: 14px; }
.price { font-weight: 600; }
.button { display: inline-block; background: ${light}; color: #ffffff; font-weight: 600; text-decoration: none; padding: 12px 24px; border-radius: 10px; }
.foot { border-top: 1px solid #e6e0d6; margin-top: 24px; padding-top: 16px; }
.foot a { color: ${light}; }
@media (prefers-color-scheme: dark) {
  body { background: #111714; color: #f1eee7; }
  .name, .card a, .foot a { color: ${dark}; }
  .muted { color: #a9b3ad; }
  .card { background: #18201c; border-color: #2e3833; }
  .news { color: #e2ad60; }
  .button { background: ${dark}; color: #111714; }
  .foot { border-color: #2e3833; }
}`;

interface HtmlParts {
  company: string;
  tones?: AccentTones;
  /** Whether a logo goes with the e-mail. */
  hasLogo: boolean;
  title: string;
  line: string;
  items?: readonly ToldItem[];
  more?: string;
  button: { text: string; url: string };
  /** Sentences below the button. */
  foot: { text: string; link?: { text: string; url: string } }[];
  siteUrl: string;
}

/** An e-mail as a page: no picture but the logo that comes with it, no scripts, and nothing that tells us whether it was opened. */
export function alertHtml({
  company,
  tones,
  hasLogo,
  title,
  line,
  items = [],
  more,
  button,
  foot,
  siteUrl,
}: HtmlParts): string {
  const text = escapeMarkup;
  const cards = items.map(({ title: name, path, place, price, note, news }) =>
    [
      `<div class="card"><p class="news">${text(news.join(' · '))}</p>`,
      `<p><a href="${text(siteUrl + path)}">${text(name)}</a></p>`,
      place && `<p class="muted">${text(place)}</p>`,
      `<p class="price">${text(price)}</p>`,
      note && `<p class="muted">${text(note)}</p>`,
      '</div>',
    ]
      .filter(Boolean)
      .join(''),
  );
  const last = foot.map(({ text: words, link }) => {
    const anchor = link ? ` <a href="${text(link.url)}">${text(link.text)}</a>` : '';
    return `<p class="muted">${text(words)}${anchor}</p>`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${text(title)}</title><style>${stylesOf((tones ?? deliveredTones).pine)}</style></head><body><div class="sheet">`,
    hasLogo ? '<p><img src="cid:logo" alt="" height="40"></p>' : '',
    `<p class="name">${text(company)}</p><h1>${text(title)}</h1><p>${text(line)}</p>`,
    ...cards,
    more ? `<p>${text(more)}</p>` : '',
    `<p><a class="button" href="${text(button.url)}">${text(button.text)}</a></p>`,
    `<div class="foot">${last.join('')}</div></div></body></html>`,
  ].join('');
}
