import type { ReactNode } from 'react';

interface Block {
  kind: 'p' | 'ul' | 'ol' | 'h3';
  lines: string[];
}

const bullet = /^[-*]\s+/;
const numbered = /^\d+[.)]\s+/;
const heading = /^#{1,6}\s+/;

/** Light Markdown as React elements: paragraphs, headings, lists, bold and italic. Everything else stays text. */
export function Markdown({ text }: { text: string }) {
  return readBlocks(text).map(({ kind, lines }, index) => {
    if (kind === 'p' || kind === 'h3') {
      const Tag = kind;
      return <Tag key={index}>{inline(lines.join(' '))}</Tag>;
    }
    const List = kind;
    return (
      <List key={index}>
        {lines.map((line, position) => (
          <li key={position}>{inline(line)}</li>
        ))}
      </List>
    );
  });
}

function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    if (!line) {
      // Lists go on behind an empty line; a paragraph ends with it.
      if (open?.kind !== 'ul' && open?.kind !== 'ol') open = undefined;
      continue;
    }
    const kind = bullet.test(line) ? 'ul' : numbered.test(line) ? 'ol' : heading.test(line) ? 'h3' : 'p';
    const words = line.replace({ ul: bullet, ol: numbered, h3: heading, p: /^(?!)/ }[kind], '');
    if (open?.kind === kind && kind !== 'h3') open.lines.push(words);
    else blocks.push((open = { kind, lines: [words] }));
  }
  return blocks;
}

/** The even parts between the marks are plain, the odd ones marked. */
function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith('**') ? (
      <strong key={index}>{part.slice(2, -2)}</strong>
    ) : (
      <em key={index}>{part.slice(1, -1)}</em>
    );
  });
}
