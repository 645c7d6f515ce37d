import { readMenu, writeMenu } from 'domain/site/page-paths.ts';
import { factsInTexts, fillText } from '../../lib/site-texts.ts';
import type { BlocksQuery } from '../../lib/site-texts.generated.ts';
import type { EditedBlocksQuery } from '../../features/block/admin/block-admin.generated.ts';
import { sitePages } from '../../features/block/admin/site-pages.ts';
import { placeOf } from '../../features/block/admin/site-texts.ts';
import type { SiteText } from '../../features/block/admin/site-texts.ts';
import { markOf } from '../../features/block/admin/text-marks.ts';

/** What a page shows: what visitors read, the drafts, or the drafts with signs by which a text is found. */
export type PageView = 'read' | 'drafts' | 'edit';

/** The answers to `blocks(page)` that make the pages show this. */
export function shownBlocks(
  view: PageView,
  { editedBlocks, settings }: EditedBlocksQuery,
  texts: readonly SiteText[],
  typed: ReadonlyMap<string, string>,
): Map<string, BlocksQuery> {
  const facts = factsInTexts({ ...settings.facts, __typename: null });
  const answers = new Map<string, BlocksQuery>(sitePages.map(({ page }) => [page, { blocks: [] }]));
  if (view === 'read') {
    for (const { page, key, text } of editedBlocks) if (text) answers.get(page)?.blocks.push({ key, text });
    return answers;
  }
  for (const [number, text] of texts.entries()) {
    const shown = fillText(typed.get(placeOf(text)) || text.shown, facts) || text.text;
    const block = { key: text.key, text: view === 'edit' ? marked(shown, text, number) : shown };
    if (shown) answers.get(text.page)?.blocks.push(block);
  }
  return answers;
}

function marked(shown: string, { kind }: SiteText, number: number): string {
  const sign = markOf(number);
  if (kind === 'menu')
    return writeMenu(readMenu(shown).map(({ label, to }) => ({ label: label + sign, to })));
  if (kind === 'list')
    return shown
      .split(/\n{2,}/)
      .map((paragraph) => paragraph + sign)
      .join('\n\n');
  return kind === 'picture' || kind === 'switch' ? shown : shown + sign;
}
