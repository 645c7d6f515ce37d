/** A picture that the office chose for a place of the site, as a text of the site holds it: an image of Markdown. */
export interface ChosenPicture {
  url: string;
  /** The description; empty for a picture that only adorns. */
  alt: string;
  width: number;
  height: number;
  colour: string;
}

const form = /^!\[([^\]]*)\]\((\/files\/[0-9a-f]{24}\/[\w.-]+) "(\d+)x(\d+) (#[0-9a-f]{6})"\)$/;

/** The picture of a text; undefined for none. */
export function readPicture(text: string): ChosenPicture | undefined {
  const [, alt = '', url, width, height, colour = ''] = form.exec(text) ?? [];
  return url ? { url, alt, width: Number(width), height: Number(height), colour } : undefined;
}
