import { expect, test } from 'vitest';
import { accentTones, contrast, isColour } from './accent.ts';

const grounds = { light: ['#faf7f2', '#ffffff'], dark: ['#111714', '#18201c'] };
/** Every sixth step of each channel, with black, white, and the greys between them. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

test.each(steps)('words, buttons and bands can be read in light and in dark, with %s of red', (red) => {
  for (const colour of colours.filter((one) => one.startsWith(`#${red}`))) expectReadable(colour);
});

function expectReadable(colour: string) {
  const tones = accentTones(colour);
  for (const [place, theme] of (['light', 'dark'] as const).entries()) {
    const at = (name: keyof typeof tones) => tones[name][place] ?? '';
    const pairs = [
      ...grounds[theme].map((ground) => [at('pine'), ground]),
      [at('pine'), at('pine-soft')],
      [at('on-pine'), at('pine')],
      [at('on-pine'), at('pine-deep')],
      ['#f6f3ec', at('band')],
      ['#f6f3ec', at('footer')],
      ['#f6f3ec', at('footer-ink')],
      [at('on-band-muted'), at('band')],
      [at('on-band-muted'), at('footer')],
      [theme === 'light' ? '#55605a' : '#a9b3ad', at('pine-soft')],
      [theme === 'light' ? '#17211d' : '#f1eee7', at('pine-soft')],
    ] as const;
    for (const [words = '', ground = ''] of pairs)
      expect([colour, theme, words, ground, contrast(words, ground) >= 4.5]).toEqual([
        ...[colour, theme, words, ground],
        true,
      ]);
  }
}

test('a colour that can be read stays as it is', () => {
  expect(accentTones('#0e4a3b').pine[0]).toBe('#0e4a3b');
  expect(accentTones('#7a1f3d').pine[0]).toBe('#7a1f3d');
  expect(accentTones('#ffd400').pine[0]).not.toBe('#ffd400');
});

test('a colour is six digits, in small letters', () => {
  expect(['#0e4a3b', '#FFF', '#0E4A3B', 'red', '#0e4a3b;x', ''].map(isColour)).toEqual([
    true,
    ...[false, false, false, false, false],
  ]);
});
