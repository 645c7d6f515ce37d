import type { Node } from '@tiptap/pm/model';
import MarkdownIt from 'markdown-it';
import { defaultMarkdownSerializer, MarkdownParser, MarkdownSerializer } from 'prosemirror-markdown';
import type { MarkdownSerializerState } from 'prosemirror-markdown';
import { ownPicture, storySchema } from './story-schema.ts';

/** Reads Markdown as the server does (`base/text/markdown.ts`): HTML is text. */
const markdown = new MarkdownIt({ html: false });

interface Token {
  info: string;
  tag: string;
  content: string;
  attrGet: (name: string) => string | null;
  children: readonly { content: string }[] | null;
}

type Attributes = (token: Token) => Record<string, unknown>;

const level: Attributes = ({ tag }) => ({ level: Number(tag.slice(1)) });
const start: Attributes = (token) => ({ start: Number(token.attrGet('start') ?? 1) });
const image: Attributes = (token) => ({
  src: token.attrGet('src'),
  alt: (token.children ?? []).map(({ content }) => content).join(''),
  title: token.attrGet('title'),
});
const link: Attributes = (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') });
const align: Attributes = (token) => ({
  align: /text-align:(\w+)/.exec(token.attrGet('style') ?? '')?.[1] ?? null,
});

/** Whether the list that begins at a place hides the paragraphs of its items. */
function isTight(tokens: readonly { type: string; hidden: boolean }[], place: number): boolean {
  for (let next = place + 1; next < tokens.length; next += 1) {
    const token = tokens[next];
    if (token?.type !== 'list_item_open') return Boolean(token?.hidden);
  }
  return false;
}

const parser = new MarkdownParser(storySchema, markdown, {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: level },
  blockquote: { block: 'blockquote' },
  bullet_list: {
    block: 'bulletList',
    getAttrs: (_token, tokens, place) => ({ tight: isTight(tokens, place) }),
  },
  ordered_list: {
    block: 'orderedList',
    getAttrs: (token, tokens, place) => ({ ...start(token), tight: isTight(tokens, place) }),
  },
  list_item: { block: 'listItem' },
  code_block: { block: 'codeBlock', noCloseToken: true },
  fence: {
    block: 'codeBlock',
    getAttrs: ({ info }) => ({ language: info.trim() || null }),
    noCloseToken: true,
  },
  hr: { node: 'horizontalRule' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'tableRow' },
  th: { block: 'tableHeader', getAttrs: align },
  td: { block: 'tableCell', getAttrs: align },
  image: { node: 'image', getAttrs: image },
  hardbreak: { node: 'hardBreak' },
  em: { mark: 'italic' },
  strong: { mark: 'bold' },
  s: { mark: 'strike' },
  link: { mark: 'link', getAttrs: link },
  code_inline: { mark: 'code', noCloseToken: true },
});

const { nodes, marks } = defaultMarkdownSerializer;

/** The renderer of a node of the library’s own schema; ours has other names. */
function like(name: string) {
  return (state: MarkdownSerializerState, node: Node, parent: Node, index: number) =>
    nodes[name]?.(state, node, parent, index);
}

const serializer = new MarkdownSerializer(
  {
    paragraph: like('paragraph'),
    heading: like('heading'),
    blockquote: like('blockquote'),
    listItem: like('list_item'),
    image: like('image'),
    text: like('text'),
    horizontalRule: like('horizontal_rule'),
    hardBreak: like('hard_break'),
    bulletList: (state, node) => state.renderList(node, '  ', () => '- '),
    orderedList: (state, node) => {
      const first = Number(node.attrs.start);
      const width = String(first + node.childCount - 1).length + 2;
      state.renderList(node, ' '.repeat(width), (index) => `${first + index}. `.padEnd(width));
    },
    codeBlock: (state, node) => {
      const ticks = [...node.textContent.matchAll(/`{3,}/g)].map(([run]) => run.length);
      const fence = '`'.repeat(Math.max(2, ...ticks) + 1);
      state.write(`${fence}${String(node.attrs.language ?? '')}\n`);
      state.text(node.textContent, false);
      state.ensureNewLine();
      state.write(fence);
      state.closeBlock(node);
    },
    table: (state, node) => {
      state.write(tableLines(node).join('\n'));
      state.closeBlock(node);
    },
  },
  {
    italic: marks.em ?? noMark(),
    bold: marks.strong ?? noMark(),
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
    link: marks.link ?? noMark(),
    code: marks.code ?? noMark(),
  },
  {
    hardBreakNodeName: 'hardBreak',
    // The beginning of an entity, of an address in angle brackets, of a table, and of a list such as “1)”.
    escapeExtraCharacters: /&(?=#?\w+;)|<(?=[\w!?/])|\||(?<=^\d{1,9})\)/g,
  },
);

function noMark(): never {
  throw new Error('The library has no renderer for a mark.');
}

const dashes: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

/** The rows of a table; the first is its head, as Markdown wants. */
function tableLines(table: Node): string[] {
  const rows = table.children.map(({ children }) => children);
  const width = Math.max(...rows.map((cells) => cells.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  const delimiters = Array.from({ length: width }, (_, column) => {
    const { align: side }: { align?: unknown } = head[column]?.attrs ?? {};
    return dashes[String(side)] ?? '---';
  });
  return [line(head.map(cellText)), line(delimiters), ...body.map((cells) => line(cells.map(cellText)))];
}

function cellText(cell: Node): string {
  // An editor has a schema of its own.
  const { schema } = cell.type;
  const paragraph = schema.node('paragraph', null, cell.content);
  const text = serializer.serialize(schema.node('doc', null, [paragraph]));
  // Code is not escaped, but a bar in it would end the cell.
  return text
    .replace(/\n/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();
}

/** Reads Markdown as a document of the editor. */
export function readMarkdown(text: string): Node {
  return parser.parse(text);
}

/** Writes a document of the editor as Markdown. */
export function writeMarkdown(document: Node): string {
  return serializer.serialize(document, { tightLists: true });
}

/** Whether the editor can show a text and write it without a change of its meaning. */
export function canEdit(text: string): boolean {
  try {
    const document = readMarkdown(text);
    const sources: string[] = [];
    document.descendants(({ type, attrs }) => {
      if (type.name === 'image') sources.push(String(attrs.src));
    });
    return (
      sources.every((src) => ownPicture.test(src)) && meaningOf(writeMarkdown(document)) === meaningOf(text)
    );
  } catch {
    // The text has something that the document does not know.
    return false;
  }
}

/** A text as the site would show it; line ends within a paragraph are spaces. */
function meaningOf(text: string): string {
  return markdown
    .render(text)
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre>') ? part : part.replace(/\s+/g, ' ')))
    .join('');
}
