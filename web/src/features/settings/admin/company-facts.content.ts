export const companyFactsContent = {
  title: 'What the site says of you',
  line: 'Hours, station, parking and figures. The pages use them wherever they appear, and leave out what is empty.',
  samples:
    'These are samples, and the pages say so. They go when you remove the sample content; save your own to replace them.',
  unconfirmed:
    'The site shows these figures, and you have not confirmed them. Confirm that they are true, or empty them: an advertisement must not claim what you cannot show.',
  hours: 'Hours and place',
  figures: 'Figures',
  figuresLine: 'Each figure needs a paper that shows it.',
  confirm: 'These figures are true, and I have the papers.',
  save: 'Save what the site says',
  saved: 'Saved. The site says it now.',
  failed: 'It could not be saved. Please try again.',
};
