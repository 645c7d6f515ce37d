import { hex } from 'domain/site/accent.ts';

/** The side of the small copy whose colours are counted. */
const side = 64;
/** Below this distance of its channels a colour is a grey. */
const leastColour = 40;

/** The colour of a logo; undefined for one in black and white. */
export async function colourOfLogo(url: string): Promise<string | undefined> {
  const image = new Image();
  image.src = `${url}?w=480`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const drawing = canvas.getContext('2d');
  if (!drawing) return undefined;
  drawing.drawImage(image, 0, 0, side, side);
  return mainColour(drawing.getImageData(0, 0, side, side).data);
}

/** The mean of the pixels of the most frequent colour; greys, black and white do not count. */
export function mainColour(pixels: ArrayLike<number>): string | undefined {
  const groups = new Map<string, { count: number; sums: [number, number, number] }>();
  for (let place = 0; place + 3 < pixels.length; place += 4) {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => pixels[place + channel]);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < leastColour) continue;
    const name = [red, green, blue].map((value) => value >> 6).join(' ');
    const { count, sums } = groups.get(name) ?? { count: 0, sums: [0, 0, 0] };
    groups.set(name, { count: count + 1, sums: [sums[0] + red, sums[1] + green, sums[2] + blue] });
  }
  const [main] = [...groups.values()].sort((one, other) => other.count - one.count);
  if (!main) return undefined;
  return hex(main.sums.map((sum) => sum / main.count));
}
