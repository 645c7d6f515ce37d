/** A colour of the site in its light and in its dark theme. */
type Tones = readonly [light: string, dark: string];

/** What the colour of a company changes, by the names in `look.css`. */
export interface AccentTones {
  pine: Tones;
  'pine-deep': Tones;
  'pine-soft': Tones;
  'on-pine': Tones;
  band: Tones;
  footer: Tones;
  'footer-ink': Tones;
  'on-band-muted': Tones;
}

/** The delivered colours of links, and of the band at the head of a phone. */
export const deliveredTones = {
  pine: ['#0e4a3b', '#7fc9b1'],
  band: ['#0e4a3b', '#10352b'],
} as const satisfies Partial<AccentTones>;

const white = '#ffffff';
const black = '#000000';
/** The grounds of `look.css` on which words and buttons of the colour stand. */
const darkCard = '#18201c';
export const paperTones: Tones = ['#faf7f2', '#111714'];
const [paper, darkPaper] = paperTones;
const onBand = '#f6f3ec';

/** What WCAG AA asks of words. */
const readable = 4.5;
/** Bright enough in the dark to be seen as the colour of a link. */
const bright = 6.5;
/** Words of all other colours stand on the soft ground too, so that it is as light, or as dark, as the delivered one. */
const softLight = 0.84;
const softDark = 0.026;

/** Whether a text is a colour such as #0e4a3b. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/**
 * The colours that follow from the one of a company. It becomes darker for light pages and lighter for dark ones until words
 * and buttons in it can be read as WCAG AA asks.
 */
export function accentTones(colour: string): AccentTones {
  const light = towards(black, colour, (tone) =>
    [paper, white, softOf(tone)].every((ground) => contrast(tone, ground) >= readable),
  );
  const dark = towards(white, shining(colour), (tone) =>
    [darkCard, darkSoftOf(tone)].every((ground) => contrast(tone, ground) >= bright),
  );
  const band = towards(black, light, (tone) => contrast(mix(tone, onBand, 0.7), tone) >= readable);
  const footer = mix(band, black, 0.2);
  const muted = mix(onBand, band, 0.2);
  return {
    pine: [light, dark],
    'pine-deep': [mix(light, black, 0.2), mix(dark, white, 0.25)],
    'pine-soft': [softOf(light), darkSoftOf(dark)],
    'on-pine': [white, mix(black, dark, 0.15)],
    band: [band, mix(band, darkPaper, 0.35)],
    footer: [footer, mix(footer, darkPaper, 0.4)],
    'footer-ink': [footer, footer],
    'on-band-muted': [muted, muted],
  };
}

const softOf = (tone: string) =>
  mix(
    white,
    tone,
    shareUntil(0.11, (share) => luminance(mix(white, tone, share)) >= softLight),
  );
const darkSoftOf = (tone: string) =>
  mix(
    darkCard,
    tone,
    shareUntil(0.11, (share) => luminance(mix(darkCard, tone, share)) <= softDark),
  );

/** The share that is left once enough is taken off. */
function shareUntil(share: number, isEnough: (share: number) => boolean): number {
  return share <= 0 || isEnough(share) ? Math.max(share, 0) : shareUntil(share - 0.01, isEnough);
}

/** A dark colour as light and as clear as dark pages need it: mixed with white alone, it would turn grey. */
function shining(colour: string): string {
  const strongest = Math.max(...channels(colour), 1);
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => (value * 224) / strongest);
  return mix(hex([red, green, blue]), white, 0.3);
}

/** The colour itself if it is good, else the nearest one on the way to another colour. */
function towards(end: string, colour: string, isGood: (tone: string) => boolean): string {
  for (let step = 0; step < 100; step += 1) {
    const tone = mix(colour, end, step / 100);
    if (isGood(tone)) return tone;
  }
  return end;
}

/** How well one colour can be told from another, as WCAG counts it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(colour).map((value, place) => value * (1 - share) + (others[place] ?? 0) * share);
  return hex(mixed);
}

/** A colour such as #0e4a3b of its red, green and blue, each from 0 to 255. */
export const hex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const channels = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
