import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { shareMedia } from '../share/share-media.ts';

const fonts = { text: 'figtree-500.ttf', heading: 'fraunces-600.ttf', hindi: 'devanagari-600.ttf' };
type Font = keyof typeof fonts;

const ink = '#17211d';
export const mutedInk = '#5c6862';
const rule = '#cfd6d2';
const pine = '#0a3a2e';

const margin = 48;
const footHeight = 34;
/** The space between the columns of a row. */
const gap = 14;

interface Look {
  size?: number;
  font?: Font;
  colour?: string;
  align?: 'left' | 'right';
}

interface Cell extends Look {
  text: string;
  /** A smaller text below it. */
  note?: string;
  /** The part of the width; the parts of a row add up to 1. */
  part: number;
}

/** An A4 document in the fonts of the site; texts and rows follow one another over as many pages as they need. */
export class Paper {
  private readonly doc: PDFKit.PDFDocument;
  private readonly width: number;

  /** The same title, author and moment make the same bytes of the same content. Headings have a colour. */
  constructor(
    title: string,
    author: string,
    made: Date,
    readonly colour = pine,
  ) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: margin, left: margin, right: margin, bottom: margin + footHeight },
      bufferPages: true,
      lang: 'en-IN',
      displayTitle: true,
      font: join(shareMedia, 'fonts', fonts.text),
      info: { Title: title, Author: author, CreationDate: made },
    });
    for (const [name, file] of Object.entries(fonts))
      this.doc.registerFont(name, join(shareMedia, 'fonts', file));
    this.width = this.doc.page.width - 2 * margin;
  }

  text(text: string, { space = 4, part = 1, ...look }: Look & { space?: number; part?: number } = {}): void {
    const width = this.width * part;
    this.makeRoom(this.heightOf(text, width, look));
    this.write(text, margin, width, look);
    this.doc.y += space;
  }

  heading(text: string): void {
    this.doc.y += 16;
    // A heading stays with the first lines below it.
    this.makeRoom(70);
    this.text(text, { font: 'heading', size: 14, colour: this.colour, space: 6 });
  }

  /** Cells side by side below a line. */
  row(cells: readonly Cell[], isSum = false): void {
    const inner = this.width - gap * (cells.length - 1);
    const height = Math.max(...cells.map((cell) => this.cellHeight(cell, inner * cell.part)));
    this.makeRoom(height + 10);
    const top = this.doc.y;
    this.doc
      .moveTo(margin, top)
      .lineTo(margin + this.width, top)
      .lineWidth(isSum ? 1.2 : 0.6)
      .strokeColor(isSum ? ink : rule)
      .stroke();
    let left = margin;
    for (const cell of cells) {
      const width = inner * cell.part;
      this.doc.y = top + 5;
      this.write(cell.text, left, width, cell);
      if (cell.note) this.write(cell.note, left, width, noteLook(cell));
      left += width + gap;
    }
    this.doc.y = top + height + 10;
  }

  /** A picture of at most 40 points in height at the left, as a JPEG or PNG. */
  picture(bytes: Buffer): void {
    this.doc.image(bytes, margin, this.doc.y, { fit: [160, 40] });
    this.doc.y = margin + 40 + 10;
  }

  space(points: number): void {
    this.doc.y += points;
  }

  /** A QR code in the upper right corner of the first page. */
  code(address: string): void {
    const { data, size } = encode(address, { border: 0 });
    const module = 64 / size;
    const left = margin + this.width - 64;
    data.forEach((line, row) =>
      line.forEach((isDark, column) => {
        if (isDark) this.doc.rect(left + column * module, margin + row * module, module, module);
      }),
    );
    this.doc.fillColor(ink).fill();
  }

  /** Ends the document: each page gets `foot` and its number. */
  async end(foot: string, pageWords: (page: number, of: number) => string): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      // Else the foot would begin a new page.
      this.doc.page.margins.bottom = 0;
      const top = this.doc.page.height - margin - 18;
      const look = { size: 7.5, colour: mutedInk };
      this.doc.y = top;
      this.write(foot, margin, this.width * 0.82, look);
      this.doc.y = top;
      this.write(pageWords(page + 1, count), margin + this.width * 0.85, this.width * 0.15, {
        ...look,
        align: 'right',
      });
    }
    const parts: Buffer[] = [];
    this.doc.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise((resolve, reject) => this.doc.on('end', resolve).on('error', reject));
    this.doc.end();
    await ended;
    return Buffer.concat(parts);
  }

  private makeRoom(height: number): void {
    const { page } = this.doc;
    if (this.doc.y + height > page.height - margin - footHeight) this.doc.addPage();
  }

  private cellHeight(cell: Cell, width: number): number {
    return (
      this.heightOf(cell.text, width, cell) +
      (cell.note ? this.heightOf(cell.note, width, noteLook(cell)) : 0)
    );
  }

  private heightOf(text: string, width: number, look: Look): number {
    this.use(look);
    return this.doc.heightOfString(text, { width });
  }

  /** Writes a text; words in Devanagari come out of their own font. */
  private write(text: string, left: number, width: number, look: Look): void {
    this.use(look);
    const runs = text.replaceAll('→', '–').match(hindiOrOther) ?? [];
    const options = { width, align: look.align ?? 'left' } as const;
    runs.forEach((run, index) => {
      this.use(hindi.test(run) ? { ...look, font: 'hindi' } : look);
      const more = { ...options, continued: index < runs.length - 1 };
      if (index === 0) this.doc.text(run, left, this.doc.y, more);
      else this.doc.text(run, more);
    });
  }

  private use({ font = 'text', size = 9, colour = ink }: Look): void {
    this.doc.font(font).fontSize(size).fillColor(colour);
  }
}

function noteLook({ align }: Cell): Look {
  return { size: 7.5, colour: mutedInk, align };
}

const hindi = /\p{Script=Devanagari}/u;
const hindiOrOther = /[\p{Script=Devanagari}\u200c\u200d]+|[^\p{Script=Devanagari}\u200c\u200d]+/gu;
