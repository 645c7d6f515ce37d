import { contentRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const testimonialScreens: readonly Screen[] = [
  {
    path: 'testimonials',
    words: 'reviews praise customers letters',
    roles: contentRoles,
    menu: { group: 'Website', label: 'Testimonial' },
    open: async () => (await import('./testimonial-list-tab.tsx')).TestimonialListTab,
  },
  {
    path: 'testimonials/new',
    roles: contentRoles,
    open: async () => (await import('./testimonial-editor-tab.tsx')).NewTestimonialTab,
  },
  {
    path: 'testimonials/:id/edit',
    roles: contentRoles,
    open: async () => (await import('./testimonial-editor-tab.tsx')).EditTestimonialTab,
  },
];
