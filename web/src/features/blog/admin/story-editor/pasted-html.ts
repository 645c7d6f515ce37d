const dropped = /<(style|script|xml|title)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const tags = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const looks = /\s(?:style|class|lang|id|align|width|height)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** The tags that stand for what a style shows. */
function tagsFor(name: string, attributes: string): string[] {
  const [, style = ''] = /\sstyle\s*=\s*["']([^"']*)/i.exec(attributes) ?? [];
  // Google Docs puts a whole text into such a tag.
  if (name === 'b') return /font-weight:\s*(normal|400)/i.test(style) ? [] : ['strong'];
  return [
    ...(/font-weight:\s*(bold|[6-9]00)/i.test(style) ? ['strong'] : []),
    ...(/font-style:\s*italic/i.test(style) ? ['em'] : []),
    ...(/text-decoration[^;]*line-through/i.test(style) ? ['s'] : []),
  ];
}

/**
 * What a word processor or another page puts into the clipboard, without its styles: bold, italic and struck text become
 * tags, everything else about the looks goes. The editor then takes what a story can hold.
 */
export function cleanPasted(html: string): string {
  const closing = new Map<string, string[]>();
  return html.replace(dropped, '').replace(tags, (_, slash: string, tag: string, attributes: string) => {
    const name = tag.toLowerCase();
    if (name.includes(':')) return '';
    if (name !== 'b' && name !== 'span') return `<${slash}${name}${attributes.replace(looks, '')}>`;
    const open = closing.get(name) ?? [];
    if (slash) return open.pop() ?? '';
    const marks = tagsFor(name, attributes);
    const ends = marks.map((mark) => `</${mark}>`).reverse();
    closing.set(name, [...open, ends.join('')]);
    return marks.map((mark) => `<${mark}>`).join('');
  });
}
