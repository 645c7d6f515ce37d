import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { csvOf, readSheetFile } from './read-sheet-file.ts';
import { readXlsx } from './read-xlsx.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook with one sheet of these rows of XML. */
function workbook(
  rows: string,
  besides = '',
  others: Record<string, Uint8Array> = {},
): Uint8Array<ArrayBuffer> {
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Flats" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${besides}</worksheet>`,
    ),
    ...others,
  });
}

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;

test('texts, numbers, ticks and the results of formulas are read, and empty ends are left out', async () => {
  const bytes = workbook(
    row(1, text('A1', 'Society') + text('B1', 'Size') + text('C1', 'Total')) +
      row(
        2,
        text('A2', ' Neem &amp; Sal ') +
          '<c r="B2"><v>1450.0000000000002</v></c><c r="C2"><f>B2*9000</f><v>13050000</v></c>',
      ) +
      row(3, '<c r="A3" t="b"><v>1</v></c>') +
      row(9, text('F9', '')),
  );
  expect(await readXlsx(bytes)).toEqual([
    {
      name: 'Flats',
      lines: [
        ['Society', 'Size', 'Total'],
        ['Neem & Sal', '1450', '13050000'],
        ['yes', '', ''],
      ],
    },
  ]);
});

test('a cell that is merged over rows counts in each of them, a title over columns once', async () => {
  const bytes = workbook(
    row(1, text('A1', 'Our flats')) +
      row(2, text('A2', 'Sector') + text('B2', 'BHK')) +
      row(3, text('A3', '76') + text('B3', '2')) +
      row(4, text('B4', '3')),
    '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A3:A4"/></mergeCells>',
  );
  const [sheet] = await readXlsx(bytes);
  expect(sheet?.lines).toEqual([
    ['Our flats', ''],
    ['Sector', 'BHK'],
    ['76', '2'],
    ['76', '3'],
  ]);
});

const ole = (words: string) => {
  const bytes = new Uint8Array(1_024);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0]);
  for (const [place, letter] of [...words].entries()) bytes[512 + place * 2] = letter.charCodeAt(0);
  return bytes;
};

test.each([
  ['a locked workbook', ole('EncryptedPackage'), 'has a password'],
  ['an old workbook', ole('Workbook'), 'old Excel file'],
  ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'cannot be read'],
  ['an archive that is no workbook', zipSync({ 'a.xml': strToU8('<a/>') }), 'cannot be read'],
  [
    'a part that unpacks to 60 MB',
    workbook('', '', { 'xl/big.xml': new Uint8Array(60_000_000) }),
    'too large',
  ],
])('%s is refused with one sentence', async (_, bytes, sentence) => {
  await expect(readXlsx(bytes)).rejects.toThrow(sentence);
});

test('a CSV file is read with its separator, its quotes and its encoding', async () => {
  const file = (content: BlobPart) => new File([content], 'flats.csv');
  const lines = [
    ['Society', 'Remarks'],
    ['Neem', 'park, corner'],
  ];
  for (const content of [
    'Society,Remarks\r\nNeem,"park, corner"\r\n\r\n',
    'sep=;\nSociety;Remarks\nNeem;park, corner',
    '\uFEFFSociety\tRemarks\nNeem\tpark, corner',
  ])
    expect((await readSheetFile(file(content)))[0]?.lines).toEqual(lines);
  expect((await readSheetFile(file(csvOf(lines))))[0]?.lines).toEqual(lines);
  await expect(readSheetFile(file('a,b\n"x,y'))).rejects.toThrow('quotation marks in line');
  await expect(readSheetFile(file('\n\n'))).rejects.toThrow('no rows');
});
