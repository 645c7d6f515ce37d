/** A text with its selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Adds marks around the selection, or removes them. */
export function toggleAround({ text, start, end }: Selected, mark: string): Selected {
  const size = mark.length;
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark) {
    return {
      text: text.slice(0, start - size) + text.slice(start, end) + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  }
  return {
    text: text.slice(0, start) + mark + text.slice(start, end) + mark + text.slice(end),
    start: start + size,
    end: end + size,
  };
}

/** Adds a prefix from `prefixOf` to each selected line, or removes the prefix if each line has it. */
export function togglePrefix(
  { text, start, end }: Selected,
  prefixOf: (place: number) => string,
  known: RegExp,
): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const rest = text.slice(end).search(/\n|$/);
  const to = end + rest;
  const lines = text.slice(from, to).split('\n');
  const all = lines.every((line) => known.test(line));
  const written = lines
    .map((line, place) => (all ? line.replace(known, '') : prefixOf(place) + line.replace(known, '')))
    .join('\n');
  return { text: text.slice(0, from) + written + text.slice(to), start: from, end: from + written.length };
}

/** Turns the selection into a link, and selects its address for typing. */
export function addLink({ text, start, end }: Selected): Selected {
  const label = text.slice(start, end) || 'text';
  const address = 'https://';
  const addressStart = start + label.length + 3;
  return {
    text: `${text.slice(0, start)}[${label}](${address})${text.slice(end)}`,
    start: addressStart,
    end: addressStart + address.length,
  };
}

const tableText = '| Column | Column |\n| --- | --- |\n| Text | Text |';

/** Inserts a small table after the selection, on lines of its own. */
export function addTable({ text, end }: Selected): Selected {
  const before = text.slice(0, end).replace(/\n*$/, '');
  const begin = before ? `${before}\n\n` : '';
  return {
    text: `${begin}${tableText}\n\n${text.slice(end).replace(/^\n*/, '')}`,
    start: begin.length + 2,
    end: begin.length + 8,
  };
}
