interface DocumentType {
  extension: 'pdf' | 'doc' | 'docx';
  contentType: string;
}

const macros = /(^|\/)vbaProject\.bin$/i;

/**
 * The type of a document: PDF, DOC, or DOCX without macros. Null for any other type, or when the name
 * contradicts the content.
 */
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

function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-';
}

/**
 * A compound file ([MS-CFB] 2.2) with Word’s main stream ([MS-DOC] 2.1.1) and without a VBA project
 * ([MS-OVBA] 2.2.1).
 */
function isDoc(bytes: Buffer): boolean {
  const names = (name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  return (
    bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1' && names('WordDocument') && !names('_VBA_PROJECT')
  );
}

/** An Open Packaging archive (ECMA-376, part 2) with Word’s main part and without a VBA project. */
function isDocx(bytes: Buffer): boolean {
  const names = zipEntries(bytes);
  return (
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    !names.some((name) => macros.test(name))
  );
}

const signatures = { entry: 0x04034b50, directoryEntry: 0x02014b50, endOfDirectory: 0x06054b50 };
const endBytes = 22;
const directoryEntryBytes = 46;
const maxCommentBytes = 0xffff;

/**
 * The names in the central directory of a ZIP archive, which readers rely on; none when the archive is
 * incomplete. Layout: APPNOTE 6.3.10, 4.3.12 and 4.3.16. Larger archives (ZIP64) do not occur below 4 GB.
 */
function zipEntries(bytes: Buffer): string[] {
  const isAt = (position: number, signature: number) =>
    position >= 0 && position + 4 <= bytes.length && bytes.readUInt32LE(position) === signature;
  if (!isAt(0, signatures.entry)) return [];
  const end = findEnd();
  if (end === null) return [];
  const names: string[] = [];
  let position = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (position + directoryEntryBytes > end || !isAt(position, signatures.directoryEntry)) return [];
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(position + offset));
    const [nameLength = 0] = lengths;
    const nameAt = position + directoryEntryBytes;
    names.push(bytes.toString('utf8', nameAt, nameAt + nameLength));
    position = nameAt + lengths.reduce((sum, length) => sum + length, 0);
  }
  return position <= end ? names : [];

  /** Finds the record that closes the archive: only its own comment follows it. */
  function findEnd(): number | null {
    const last = bytes.length - endBytes;
    for (let place = last; place >= Math.max(0, last - maxCommentBytes); place -= 1) {
      const isEnd = isAt(place, signatures.endOfDirectory);
      if (isEnd && place + endBytes + bytes.readUInt16LE(place + 20) === bytes.length) return place;
    }
    return null;
  }
}
