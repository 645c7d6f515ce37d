import { readZipEntry, zipEntries } from './zip-archive.ts';
import type { ZipEntry } from './zip-archive.ts';

const contentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

interface DocumentType {
  extension: keyof typeof contentTypes;
  contentType: string;
}

/** Endings that promise another type. Any other ending is a part of the name: “Rao v1.2”, “B.Tech”, “12.11.2026”. */
const otherTypes = new Set(
  [
    'html htm xhtml shtml mht mhtml svg svgz xml js mjs cjs jse vbs vbe wsf hta php asp aspx jsp py sh ps1 bat cmd',
    'exe scr pif msi dll jar apk dmg iso lnk docm dot dotx dotm rtf odt ott txt csv xls xlsx xlsm xlsb ods ppt pptx',
    'pptm odp epub zip rar 7z gz tar jpg jpeg png gif webp avif heic tif tiff bmp ico mp3 mp4 mov avi eml msg',
  ].flatMap((line) => line.split(' ')),
);

/** The type of a document by its content: PDF, DOC or DOCX. Null for any other, or when the name ends as another type. */
export function documentType(filename: string, bytes: Buffer): DocumentType | null {
  const extension = contentExtension(bytes);
  if (!extension) return null;
  const ending = /\.([a-z0-9]+)[\s.]*$/i.exec(filename)?.[1]?.toLowerCase() ?? extension;
  const isAnother = ending in contentTypes ? ending !== extension : otherTypes.has(ending);
  return isAnother ? null : { extension, contentType: contentTypes[extension] };
}

function contentExtension(bytes: Buffer): DocumentType['extension'] | null {
  if (isPdf(bytes)) return 'pdf';
  if (isDoc(bytes)) return 'doc';
  return isDocx(bytes) ? 'docx' : null;
}

/** Whether a document of that type holds what Word would run or fetch on its own: macros, controls, packed programs. */
export function holdsCode({ extension }: DocumentType, bytes: Buffer): boolean {
  if (extension === 'doc') return docStreams.some((name) => hasStream(bytes, name));
  return extension === 'docx' && isActiveDocx(bytes);
}

/** Readers look for the header in the first 1,024 bytes (PDF Reference 1.7, H.3, note 13); a page stays a page. */
function isPdf(bytes: Buffer): boolean {
  const [before = '', ...header] = bytes.toString('latin1', 0, 1024).split('%PDF-');
  return header.length > 0 && !/<[a-z!?/]/i.test(before);
}

/** A compound file ([MS-CFB] 2.2) with Word’s main stream ([MS-DOC] 2.1.1). */
function isDoc(bytes: Buffer): boolean {
  return bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1' && hasStream(bytes, 'WordDocument');
}

/** A VBA project ([MS-OVBA] 2.2.1), and a packed program ([MS-OLEDS] 2.3.6). */
const docStreams = ['_VBA_PROJECT', '\u0001Ole10Native'];

function hasStream(bytes: Buffer, name: string): boolean {
  return bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
}

/** More than any text with pictures has; a bomb has a thousand times its size. */
const maxUnpackedBytes = 200_000_000;

/** An Open Packaging archive (ECMA-376, part 2) with Word’s main part. */
function isDocx(bytes: Buffer): boolean {
  const entries = zipEntries(bytes);
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return (
    unpackedBytes <= maxUnpackedBytes &&
    !entries.some(({ name, encrypted }) => encrypted || leavesFolder(name)) &&
    hasMainPart(bytes, entries)
  );
}

const mainType = /wordprocessingml\.document\.main\+xml|ms-word\.document\.macroEnabled\.main\+xml/i;

/** Word on a desk calls its main part `word/document.xml`; others name it in the list of types or of relations. */
function hasMainPart(bytes: Buffer, entries: readonly ZipEntry[]): boolean {
  const parts = new Map(entries.map((entry) => [partName(entry.name), entry]));
  const textOf = (name: string) => {
    const entry = parts.get(name);
    return plainText((entry && readZipEntry(bytes, entry, maxListBytes)) ?? Buffer.alloc(0));
  };
  if (!parts.has('[content_types].xml')) return false;
  if (parts.has('word/document.xml')) return true;
  const types = textOf('[content_types].xml');
  if (!mainType.test(types)) return false;
  const named = [
    ...types.split('<').filter((type) => mainType.test(type)),
    ...textOf('_rels/.rels')
      .split('<')
      .filter((relation) => /\/officeDocument["']/i.test(relation)),
  ].map((tag) => /\b(?:PartName|Target)\s*=\s*["']([^"']*)/i.exec(tag)?.[1] ?? '');
  return named.some((name) => parts.has(partName(name)));
}

/** The name of a part as Open Packaging compares it: without its first slash, and without regard to case. */
function partName(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .toLowerCase();
}

function leavesFolder(name: string): boolean {
  return /^[\\/]|^[a-z]:|\0/i.test(name) || name.split(/[\\/]/).includes('..');
}

/** Parts may have any name; these are the names that Word gives them. */
const activeParts = /vbaProject|vbaData|(^|[\\/])activeX[\\/]|(^|[\\/])embeddings[\\/][^\\/]*\.bin$/i;
const activeTypes = /macroEnabled|vbaProject|activeX|oleObject/i;
/** A template on another machine, which may have macros; one on the writer’s own disk is common, and harmless. */
const farAddress = /Target\s*=\s*["']\s*(?:https?:|ftp:|\/\/|file:\/\/(?!\/|localhost\/)|file:\/{4})/i;
const maxListBytes = 1_000_000;
/** A part of Word with relations has its list beside it; a text has a dozen. */
const maxLists = 200;

function isActiveDocx(bytes: Buffer): boolean {
  const entries = zipEntries(bytes);
  if (entries.some(({ name }) => activeParts.test(name))) return true;
  const lists = entries.filter(({ name }) => /(^\[Content_Types\]\.xml|\.rels)$/i.test(name));
  return lists.length > maxLists || lists.some((entry) => isActiveList(bytes, entry));
}

/** Whether a list of types or of relations names something active, or cannot be read. */
function isActiveList(bytes: Buffer, entry: ZipEntry): boolean {
  const content = readZipEntry(bytes, entry, maxListBytes);
  if (!content) return true;
  const text = plainText(content);
  return entry.name.toLowerCase().endsWith('.rels') ? hasFarTemplate(text) : activeTypes.test(text);
}

function hasFarTemplate(relations: string): boolean {
  const templates = relations.split('<').filter((relation) => /attachedTemplate/i.test(relation));
  return templates.some((relation) => farAddress.test(relation.replaceAll('\\', '/')));
}

/** The ASCII of an XML text in UTF-8 or UTF-16, with its numeric references resolved. */
function plainText(content: Buffer): string {
  return content
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (_all, number: string) =>
      String.fromCharCode(Number(number.toLowerCase().startsWith('x') ? `0${number}` : number)),
    );
}
