import { fieldOf, listOf, objectOf, orNull, text } from '../openapi/json-schema.ts';
import { documentOf } from './document-tool.ts';
import { asManyAsFit } from './fit.ts';
import type { Called, Tool } from './tool.ts';
import { id, quoted, reads, whole } from './tool.ts';

const log = documentOf(`
  query ($after: Int, $logId: ID) {
    changes(
      after: $after, logId: $logId, first: 100
      kinds: [LISTING_PUBLISHED, LISTING_CHANGED, LISTING_REMOVED, STORY_PUBLISHED, STORY_CHANGED, STORY_REMOVED]
    ) { logId last more items { sequence kind itemId at fields reason } }
  }`);

const named = documentOf(`
  query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Property { id slug title } ... on Blog { id slug title } } }`);

type Row = Record<string, unknown>;

interface Named {
  id: string;
  slug: string;
  title: string;
}

export const whatChanged: Tool = {
  ...{ name: 'what_changed', title: 'What changed', hints: reads },
  description: `Says which listings and stories appeared, changed or left the site after a place in the log of changes, with the address of what is there; at most 100. Without \`after\` it answers the end of the log alone. ${quoted}`,
  input: {
    'after?': whole(0, 2 ** 31 - 1, 'The `next` of the answer before.'),
    'logId?': { ...id, description: 'The `logId` of the answer before.' },
  },
  output: () => {
    const {
      last = {},
      more: _more,
      items = {},
      ...others
    } = fieldOf(log.schema(), 'changes').properties ?? {};
    const change = items.items ?? {};
    const changes = listOf({
      ...change,
      properties: {
        ...change.properties,
        title: orNull(text('Its title now; null where the site no longer shows it.')),
        url: orNull(text('The address of its page; null where the site no longer shows it.')),
      },
      required: [...(change.required ?? []), 'title', 'url'],
    });
    return objectOf({ ...others, changes, next: last, hasMore: { type: 'boolean' } });
  },
  call: async (called, args) => {
    const { changes } = await log.run(called, args);
    const { last, more, items, ...others } = changes as Row & { items: Row[] };
    const all = await withPages(called, items);
    const told = asManyAsFit(all);
    const isWhole = told.length === all.length;
    const next = isWhole ? last : told.at(-1)?.sequence;
    return { ...others, changes: told, next, hasMore: !isWhole || more };
  },
};

/** Changes with the title and the address of what they are about, as the site shows it now. */
async function withPages(called: Called, changes: readonly Row[]): Promise<Row[]> {
  const ids = [...new Set(changes.map(({ itemId }) => itemId))];
  const { nodes } = ids.length > 0 ? await named.run(called, { ids }) : { nodes: [] };
  const shown = new Map((nodes as (Named | null)[]).map((item) => [item?.id, item]));
  return changes.map((change) => {
    const { title = null, slug = null } = shown.get(String(change.itemId)) ?? {};
    const page = String(change.kind).startsWith('STORY') ? 'blog-details' : 'project-details';
    return { ...change, title, url: slug && `${called.site}/${page}/${slug}` };
  });
}
