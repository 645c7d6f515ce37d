import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string, bigEndian = false) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      const pair = [code & 0xff, code >> 8];
      return bigEndian ? pair.reverse() : pair;
    }),
  );
const line = 'name,price\r\nलोटस Café,85 lakh\r\n';

test('a file of Excel on Windows is read as Windows-1252', () => {
  const bytes = latin('Prateek\x92s Grand \x96 Tower B,\x93Caf\xe9\x94,1.2\x961.9 Cr');
  expect(csvText(bytes)).toBe('Prateek’s Grand – Tower B,“Café”,1.2–1.9 Cr');
});

test.each([
  ['UTF-8', new TextEncoder().encode(line)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${line}`)],
  ['UTF-16', wide(`\ufeff${line}`)],
  ['UTF-16 of a Mac', wide(`\ufeff${line}`, true)],
  ['UTF-16 without its mark', wide(line)],
])('%s is read as it is', (_kind, bytes) => {
  expect(csvText(bytes)).toBe(line);
});

test('a damaged letter in UTF-8 leaves the others right', () => {
  const bytes = [...new TextEncoder().encode('लोटस कोर्ट,')];
  expect(csvText(Uint8Array.from([...bytes, 0x92]))).toBe('लोटस कोर्ट,\ufffd');
});
