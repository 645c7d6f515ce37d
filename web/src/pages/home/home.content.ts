export const homeContent = {
  title: 'Homes, offices and studios in Noida',
  pictures: { top: '' },
  hero: {
    title: 'Find Your Dream Property',
    line: 'Search properties for sale, rent, or lease across top locations.',
  },
  projects: {
    shown: 'yes',
    title: 'Our Projects',
    filtersLabel: 'Show',
    all: 'All projects',
    none: 'No projects to show at the moment. Tell us what you are looking for.',
    empty: 'Nothing in this category at the moment. Choose All, or tell us what you are looking for.',
    failed: 'The projects could not be loaded.',
  },
  team: {
    shown: 'yes',
    title: 'Our Team',
    line: 'The people you will meet, and how to reach them.',
    all: 'Meet everyone',
    failed: 'The team could not be loaded.',
  },
  testimonials: {
    shown: 'yes',
    title: 'What Our Customers Say',
    all: 'All testimonials',
    failed: 'The testimonials could not be loaded.',
  },
  news: {
    shown: 'yes',
    title: 'Latest News',
    all: 'All stories',
    failed: 'The stories could not be loaded.',
  },
  whyChoose: {
    shown: 'yes',
    title: 'Why Choose',
    cards: [
      {
        title: 'Trusted Experience',
        text: 'Over {{years}} years of collective experience in Noida’s homes, offices and plots.||People who work with Noida’s homes, offices and plots every day.',
      },
      {
        title: 'Client Focused',
        text: 'One named person for you, from the first call to the keys.',
      },
      {
        title: 'Innovation',
        text: 'Every cost, plan and paper in one place, on your phone, before you visit.',
      },
    ],
  },
  retry: 'Try again',
};
