export const testimonialListContent = {
  title: 'What Our Customers Say',
  crumb: 'Testimonials',
  description: 'What families, tenants and firms say about working with us in Noida.',
  line: 'In their own words.',
  empty: 'There are no testimonials yet.',
  failed: { title: 'The testimonials could not be loaded.', retry: 'Try again' },
};
