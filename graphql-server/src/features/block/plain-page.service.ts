import type { AppContext } from '../../base/context.ts';
import { renderMarkdown } from '../../base/text/markdown.ts';
import { blocks } from './block.service.ts';
import type { PlainPage } from './block.type.ts';

/** The page of blocks under which plain pages are stored, each by the last part of its address. */
const plain = 'plain';

/** A page that the office added: its first line is the title, and the rest its text. Null if there is none. */
export async function plainPage(context: AppContext, slug: string): Promise<PlainPage | null> {
  const found = (await blocks(context, plain)).find(({ key }) => key === slug);
  if (!found) return null;
  const [title = '', ...text] = found.text.split('\n');
  return { slug, title: title.trim(), html: renderMarkdown(text.join('\n')) };
}

/** The addresses of the pages that the office added, as visitors see them now. */
export async function plainPaths(context: AppContext): Promise<string[]> {
  return (await blocks(context, plain)).map(({ key }) => `/page/${key}`);
}
