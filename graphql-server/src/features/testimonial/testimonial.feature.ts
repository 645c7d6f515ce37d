import { contentRoles } from '../../access/roles.ts';
import { byCreation, byDeletion, bySample, byTouch, byWord, sortedBy } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { TestimonialResolver } from './testimonial.resolver.ts';
import { testimonialRouter } from './testimonial.rest.ts';
import { testimonialNoun } from './testimonial.service.ts';

/** What the product takes from this room. */
export const testimonialFeature: Feature = {
  resolvers: [TestimonialResolver],
  routes: (kept) => [testimonialRouter(kept)],
  kinds: {
    TESTIMONIAL: { roles: contentRoles, noun: testimonialNoun, nameFields: ['name'], picture: 'image' },
  },
  files: [{ collection: 'testimonials', field: 'image.fileId' }],
  indexes: {
    testimonials: [
      byCreation,
      byDeletion,
      byTouch,
      byWord,
      bySample,
      sortedBy('name'),
      { key: { 'image.fileId': 1 } },
    ],
  },
};
