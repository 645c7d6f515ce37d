export const sectionIndexContent = {
  label: 'Sections of the form',
};
