import type { ChosenPicture } from './picture-text.ts';

/** Writes the text of a picture. */
export function writePicture({ url, alt, width, height, colour }: ChosenPicture): string {
  return `![${alt.replace(/[[\]{}|\n]/g, ' ')}](${url} "${width}x${height} ${colour}")`;
}

/** Whether a text at this place is a picture: `pictures.lobby`. */
export function isPictureKey(key: string): boolean {
  return /(?:^|\.)pictures\./.test(key);
}
