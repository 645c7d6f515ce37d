import type { Page } from '@playwright/test';

const mostTimes = 1.5;
const leastShare = 0.85;
const sharpDensity = 2.4;

/** A picture of a page: how wide it is, how wide the file that the browser chose is, and those it could choose. */
export interface ShownPicture {
  name: string;
  /** Its width in the units of CSS, with what its frame clips. */
  points: number;
  /** The pixels to a point. */
  density: number;
  chosen: number;
  files: number[];
}

/** Reads all pictures of a page that have several files, except those that a strip clips. */
export async function shownPictures(page: Page): Promise<ShownPicture[]> {
  // Browsers choose a file once the picture is laid out, which a busy machine does after the page is there.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      const isNear = top < window.innerHeight && left < window.innerWidth;
      return image.currentSrc || !isNear || !image.checkVisibility({ contentVisibilityAuto: true });
    }),
  );
  return page.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      const picture = image as HTMLImageElement;
      const { width, height, left } = picture.getBoundingClientRect();
      const strip = picture.closest('.overflow-x-auto')?.getBoundingClientRect();
      if (strip && left >= strip.right) return [];
      const source = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])].find((one) =>
        one.srcset.split(',').some((part) => picture.currentSrc.endsWith(part.trim().split(' ')[0] ?? '')),
      );
      const files = (source?.srcset ?? picture.srcset)
        .split(',')
        .map((part) => part.trim().split(' '))
        .map(([address = '', size = '']) => ({ address, wide: Number.parseInt(size) }));
      const chosen = files.find(({ address }) => address && picture.currentSrc.endsWith(address));
      if (width === 0 || files.length < 2 || !chosen) return [];
      // A picture that fills its frame can be wider than it.
      const ratio =
        (Number(source?.getAttribute('width') ?? picture.getAttribute('width')) || 3) /
        (Number(source?.getAttribute('height') ?? picture.getAttribute('height')) || 2);
      const fills = getComputedStyle(picture).objectFit === 'cover';
      const shown = fills ? Math.max(width, height * ratio) : Math.min(width, height * ratio);
      const name = picture.currentSrc.replace(/.*\//, '');
      return [
        {
          name,
          points: shown,
          density: devicePixelRatio,
          chosen: chosen.wide,
          files: files.map(({ wide }) => wide),
        },
      ];
    }),
  );
}

/** What is wrong with the choice of files. Beyond `sharpDensity` pixels to a point, people see no difference. */
export function complaints(pictures: ShownPicture[]): string[] {
  return pictures.flatMap(({ name, points, density, chosen, files }) => {
    // A browser shows the file that it has for a larger place of the same picture.
    const largest = Math.max(...pictures.filter((other) => other.name === name).map((other) => other.points));
    const needed = Math.round(points * density);
    const most = mostTimes * largest * density;
    const least = leastShare * points * Math.min(density, sharpDensity);
    const isSpare = chosen > most && files.some((file) => file < chosen && file >= 0.9 * largest * density);
    const isBlurred = chosen < least && files.some((file) => file > chosen);
    if (!isSpare && !isBlurred) return [];
    return [`${name} is ${isSpare ? 'too large' : 'blurred'}: it has ${chosen} pixels and needs ${needed}`];
  });
}
