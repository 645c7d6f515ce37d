export const busySentence = 'Very many people are visiting us right now. Please try again in a few seconds.';

/** What the page shows of the company. */
export interface Company {
  name: string;
  phone?: string;
}

let made: { for: Company | undefined; html: string } | undefined;

/** A short page that needs no other file: too many people are here. It is made once for each state of the company. */
export function busyPage(company: Company | undefined): string {
  if (made?.for !== company || !made) made = { for: company, html: makePage(company) };
  return made.html;
}

const body = 'margin:0;background:#faf7f2;color:#22201d;font:1.0625rem/1.6 system-ui,sans-serif';
const main = 'box-sizing:border-box;max-width:34rem;margin:0 auto;padding:20vh 1.25rem 3rem';
const heading = 'margin:0 0 .75rem;font:600 1.75rem/1.25 Georgia,serif';
const link = 'display:inline-block;min-height:44px;line-height:44px;color:inherit';

function makePage(company: Company | undefined): string {
  const name = escape(company?.name ?? '');
  const phone = company?.phone;
  const call = phone
    ? `<p>You can also call us: <a style="${link}" href="tel:${escape(phone.replace(/[^\d+]/g, ''))}">${escape(phone)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>One moment, please${name && ` | ${name}`}</title></head>
<body style="${body}"><main style="${main}"><h1 style="${heading}">One moment, please</h1>
<p>${busySentence}</p><p><a style="${link}" href="">Try again</a></p>${call}</main></body></html>`;
}

function escape(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
}
