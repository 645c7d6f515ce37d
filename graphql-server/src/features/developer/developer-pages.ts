import changesText from '../../../../docs/api-changes.md?raw';
import apiText from '../../../../docs/api.md?raw';
import { renderMarkdown } from '../../base/text/markdown.ts';
import type { DeveloperPage, DeveloperPart } from './developer.type.ts';

/** A part, and the sections of `docs/api.md` in it, by their headings. */
interface Part extends DeveloperPart {
  sections: readonly string[];
}

const parts: readonly Part[] = [
  { key: 'start', title: 'Start in 15 minutes', sections: ['Start in 15 minutes', 'First calls'] },
  { key: 'reading', title: 'Reading', sections: ['GraphQL', 'REST, version 1', 'Pictures'] },
  { key: 'following', title: 'Following', sections: ['Following what changes'] },
  {
    ...{ key: 'writing', title: 'Writing' },
    sections: [
      ...[
        'Tokens for programs',
        'Writing once',
        'Lists of writes',
        'Leads of a partner',
        'Keys of other systems',
        'Sending enquiries and applications',
        'Drafts and publishing',
      ],
      ...['Working on enquiries and applications', 'Lists of the back office', 'E-mail', 'Alerts', 'Backups'],
      ...['Accounts and links for passwords', 'Notices on devices', 'Logging in'],
    ],
  },
  { key: 'webhooks', title: 'Webhooks', sections: ['Webhooks'] },
  { key: 'feeds', title: 'Feeds', sections: ['Feeds and the site map'] },
  { key: 'assistants', title: 'Assistants', sections: ['Assistants'] },
  { key: 'errors', title: 'Errors and limits', sections: ['Errors and limits'] },
  { key: 'older', title: 'Older paths', sections: ['REST for older clients'] },
  { key: 'changes', title: 'Changes', sections: ['What may change'] },
];

/** The sections of the document by their headings, each with its heading. */
export const sections = new Map(
  apiText
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => [/^## (.+)/.exec(section)?.[1] ?? '', section]),
);

/** The sections that stand in a part. */
export const sectionsInParts = parts.flatMap(({ sections: own }) => own);

const shown = parts.filter(({ sections: own }) => own.some((heading) => sections.has(heading)));
const partsOfPage = shown.map(({ key, title }) => ({ key, title }));

/** The page of a part, with the address of this site in its calls; null for an unknown part. */
export function developerPage(key: string, site: string): DeveloperPage | null {
  const part = shown.find((one) => one.key === key);
  if (!part) return null;
  const own = part.sections.flatMap((heading) => sections.get(heading) ?? []);
  // The list of changes begins with a title of its own.
  const others = key === 'changes' ? [changesText.replace(/^# .+\n/, '')] : [];
  const text = withOwnLinks([...own, ...others].join('\n'));
  const html = withFocus(renderMarkdown(text.replaceAll('http://localhost:3000', site)));
  return { key, title: part.title, html, parts: partsOfPage };
}

/** Calls and tables can be wider than the page: the keyboard reaches them, to scroll. */
function withFocus(html: string): string {
  return html.replaceAll(/<(pre|table)>/g, '<$1 tabindex="0">');
}

/** Turns links to sections into links to their pages. A link to a file of the repository becomes plain text. */
function withOwnLinks(text: string): string {
  return text.replaceAll(/\[([^[\]]+)\]\(([^)\s]+)\)/g, (link: string, words: string, target: string) => {
    if (/^(?:https?:|\/)/.test(target)) return link;
    if (target === '../schema.graphql') return `[${words}](/schema.graphql)`;
    if (target === 'api-changes.md') return `[${words}](/developers/changes)`;
    const part = target.startsWith('#') && partOfAnchor(target.slice(1));
    return part ? `[${words}](/developers/${part})` : words;
  });
}

/** The part with the heading, of any depth, that an anchor names. */
function partOfAnchor(anchor: string): string | undefined {
  return shown.find(({ sections: own }) =>
    own.some((heading) =>
      [...(sections.get(heading) ?? '').matchAll(/^##+ (.+)/gm)].some(
        ([, title = '']) => anchorOf(title) === anchor,
      ),
    ),
  )?.key;
}

/** As GitHub makes an anchor of a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
