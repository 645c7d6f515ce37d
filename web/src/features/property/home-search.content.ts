export const homeSearchContent = {
  whatLabel: 'What',
  whereLabel: 'Where',
  wherePlaceholder: 'Sector, project or landmark',
  budgetLabel: 'Budget',
  submit: 'Search projects',
};
