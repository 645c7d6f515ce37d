export const sheetFileContent = {
  damaged:
    'This file cannot be read as an Excel sheet. Open it in Excel, save it as .xlsx and choose it again.',
  locked: 'This workbook has a password. Save a copy without one and choose that.',
  old: 'This is an old Excel file (.xls). Open it in Excel, save it as .xlsx and choose that.',
  large: 'This workbook is too large to read. Copy the rows that you need into a new one.',
  slow: 'This workbook takes too long to read. Copy the rows that you need into a new one.',
  empty: 'This file has no rows.',
  quotes: (line: number) => `The quotation marks in line ${line} do not match.`,
};
