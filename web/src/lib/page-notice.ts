import { offlineContent } from './offline/offline.content.ts';

/** Writes a notice into the HTML of a page, where it stands before any code of the page runs. */
export function withPageNotice(html: string, sentence: string, renewable: boolean): string {
  const renew = renewable ? ` <a href="">${offlineContent.renew}</a>` : '';
  return html.replace(/(<p[^>]* data-offline-notice=""[^>]*>)<\/p>/, (_, start: string) => {
    return `${start}<span>${sentence}${renew}</span></p>`;
  });
}
