export const listingFileContent = {
  title: 'Import listings',
  line: 'A CSV file with a line for each listing, up to 500. “Export CSV” below writes one that imports without a change. The import finds a listing by its listing_id, or by its name and address. Listings and columns that are not in the file stay as they are. Prices may be written as 95 lakh or 1.2 Cr. “yes” under publish shows a listing to visitors if it passes its checks; “no” keeps the line as a draft and takes nothing off the site. A registered listing waits as a draft for its Form C: write “attach later” under form_c and add the file under Documents.',
  kept: (count: number) =>
    count === 1
      ? 'This line does not pass the checks and is kept as a draft:'
      : 'These lines do not pass the checks and are kept as drafts:',
  keptLine: (line: number, title: string) => `Line ${line}, ${title}`,
};
