import { ObjectId } from 'mongodb';

/** A picture inside the text of a story. */
export interface TextPicture {
  fileId: ObjectId;
  alt: string;
}

const address = /\/files\/([0-9a-f]{24})\//g;
const picture = /!\[((?:[^\]\\]|\\.)*)\]\(\s*<?\/files\/([0-9a-f]{24})\//g;

/** The pictures that a story names in its Markdown, each once, with their descriptions. */
export function textPicturesOf(...parts: string[]): TextPicture[] {
  const text = parts.join('\n');
  const alts = new Map([...text.matchAll(picture)].map(([, alt = '', id = '']) => [id, plain(alt)]));
  const ids = new Set([...text.matchAll(address)].map(([, id = '']) => id));
  return [...ids].map((id) => ({ fileId: new ObjectId(id), alt: alts.get(id) ?? '' }));
}

/** The description without the signs of Markdown. */
function plain(alt: string): string {
  return alt.replace(/\\([^\w\s])/g, '$1').slice(0, 200);
}
