import { readZipEntry, zipEntries } from './zip-archive.ts';
import type { ZipEntry } from './zip-archive.ts';

interface DocumentType {
  extension: 'pdf' | 'doc' | 'docx';
  contentType: string;
}

/** The type of a document: PDF, DOC or DOCX. Null for any other type, or when the name contradicts the content. */
export function documentType(filename: string, bytes: Buffer): DocumentType | null {
  // Only one extension: `cv.pdf.html` and `cv.pdf.docx` pretend to be something else.
  const [, stem = '', extension] = /^(.+)\.(pdf|docx?)$/i.exec(filename) ?? [];
  if (/\.(pdf|docx?)$/i.test(stem)) return null;
  switch (extension?.toLowerCase()) {
    case 'pdf':
      return isPdf(bytes) ? { extension: 'pdf', contentType: 'application/pdf' } : null;
    case 'doc':
      return isDoc(bytes) ? { extension: 'doc', contentType: 'application/msword' } : null;
    case 'docx':
      if (!isDocx(bytes)) return null;
      return {
        extension: 'docx',
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      };
    default:
      return null;
  }
}

/** Whether a document of that type holds what Word would run or fetch on its own: macros, controls, packed programs. */
export function holdsCode({ extension }: DocumentType, bytes: Buffer): boolean {
  if (extension === 'doc') return docStreams.some((name) => hasStream(bytes, name));
  return extension === 'docx' && isActiveDocx(bytes);
}

function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-';
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
  const names = entries.map(({ name }) => name);
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return (
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    unpackedBytes <= maxUnpackedBytes &&
    !entries.some(({ name, encrypted }) => encrypted || leavesFolder(name))
  );
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
