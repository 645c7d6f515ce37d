export const homeSearchContent = {
  whatLabel: 'What',
  whereLabel: 'Where',
  wherePlaceholder: 'Sector, project or landmark',
  intentLabel: 'Buy or rent',
  budgetLabel: 'Budget',
  rentLabel: 'Budget a month',
  submit: 'Search projects',
};
