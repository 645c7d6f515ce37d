export const testimonialListContent = {
  title: 'What Our Customers Say',
  crumb: 'Testimonials',
  description: 'What families, tenants and firms say about working with Apna Hi Ghar Realty in Noida.',
  line: 'In their own words, with what they came for.',
  empty: 'No customer has been quoted here yet.',
  failed: { title: 'The customers’ words could not be loaded.', retry: 'Try again' },
};
