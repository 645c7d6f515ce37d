export const unitFileContent = {
  title: 'Import and export',
  line: 'An Excel or CSV file with a line for each unit. The import finds a unit by its tower and number, or by the listing_id of an export. Prices may be written as 95 lakh or 1.2 Cr.',
  export: 'Export the units',
  unsaved: 'Save or undo what you have typed below before you import a file.',
  questions: 'These figures can hardly be right. They are saved as they are:',
  question: (line: number, heading: string, message: string) => `Line ${line}, ${heading}: ${message}`,
  complete: 'This file is complete: remove units that are not in it',
};
