export const projectChoiceContent = {
  title: 'Choose a project',
  line: 'These are our newest projects. Choose one to see its details, or browse them all.',
  all: 'All projects',
  none: 'No projects to show at the moment.',
  others: 'Newest projects',
};
