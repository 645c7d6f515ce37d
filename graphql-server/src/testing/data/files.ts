import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

interface PictureOptions {
  name?: string;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
  width?: number;
  height?: number;
}

/** A small real picture: the left half red, the right half blue. */
export async function picture({
  name,
  format = 'jpeg',
  width = 64,
  height = 48,
}: PictureOptions = {}): Promise<File> {
  return pictureFile(await twoHalves(width, height).toFormat(format).toBuffer(), name ?? `house.${format}`);
}

/** A JPEG as a phone held upright makes it: stored on its side, with the place where it was taken. */
export async function phonePicture(width = 64, height = 48): Promise<File> {
  const bytes = await twoHalves(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Telephone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '28/1 37/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 22/1 8/1',
      },
    })
    .jpeg()
    .toBuffer();
  return pictureFile(bytes, 'phone.jpg');
}

/** Makes a file from any bytes. */
export function pictureFile(bytes: Buffer | string, name: string, type = 'image/jpeg'): File {
  return new File([new Uint8Array(Buffer.from(bytes))], name, { type });
}

/** A picture file whose header declares more than 50 megapixels. */
export async function hugePicture(): Promise<File> {
  const bytes = Buffer.from(await (await picture({ format: 'png' })).arrayBuffer());
  const header = bytes.subarray(12, 29);
  header.writeUInt32BE(8_000, 4);
  header.writeUInt32BE(7_000, 8);
  bytes.writeUInt32BE(crc32(header), 29);
  return pictureFile(bytes, 'huge.png', 'image/png');
}

function twoHalves(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#c81e1e' } }).composite([
    { input: { create: { ...half, background: '#1e3cc8' } }, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** The smallest PDF with a page, and a note behind its end. */
export function pdf(name = 'resume.pdf', note = ''): File {
  const text = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
    ...(note ? [`% ${note}`] : []),
  ].join('\n');
  return new File([text], name, { type: 'application/pdf' });
}

/** The first sector of a Word 97–2003 file, followed by the names of its streams. */
export function doc(name = 'resume.doc', streams = ['WordDocument']): File {
  const sector = new Uint8Array(512);
  sector.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  const names = streams.map((stream) => new Uint8Array(Buffer.from(`${stream}\0`, 'utf16le')));
  return new File([sector, ...names], name, { type: 'application/msword' });
}

const partsOfDocx = ['[Content_Types].xml', 'word/document.xml'];

/** A ZIP archive with the two parts that make it a Word file, or with other parts; some of them with these texts. */
export function docx(
  name = 'resume.docx',
  parts = partsOfDocx,
  texts: Record<string, string | Buffer> = {},
): File {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const part of parts) {
    const path = Buffer.from(part);
    const plain = Buffer.from(texts[part] ?? '<w:document/>');
    const content = deflateRawSync(plain);
    const local = Buffer.alloc(30);
    local.write('PK\u0003\u0004', 'latin1');
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(plain.length, 22);
    local.writeUInt16LE(path.length, 26);
    const central = Buffer.alloc(46);
    central.write('PK\u0001\u0002', 'latin1');
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(content.length, 20);
    central.writeUInt32LE(plain.length, 24);
    central.writeUInt16LE(path.length, 28);
    central.writeUInt32LE(Buffer.concat(entries).length, 42);
    entries.push(local, path, content);
    directory.push(central, path);
  }
  const [before, names] = [Buffer.concat(entries), Buffer.concat(directory)];
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(before.length, 16);
  return new File([new Uint8Array(Buffer.concat([before, names, end]))], name);
}
