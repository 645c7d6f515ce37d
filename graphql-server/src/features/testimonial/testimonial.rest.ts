import type { Router } from 'express';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { legacyItem } from '../../kit/rest/legacy.ts';
import { pictureItemRouter } from '../../kit/rest/picture-item-router.ts';
import { createTestimonial, deleteTestimonial, testimonials } from './testimonial.service.ts';
import type { Testimonial } from './testimonial.type.ts';

/** The documented paths of testimonials, which REST calls testimonial users. */
export function testimonialRouter(kept: KeptAnswers): Router {
  return pictureItemRouter(kept, {
    path: '/api/testimonialUsers',
    list: testimonials,
    create: createTestimonial,
    created: '✅ Testimonial submitted successfully!',
    remove: deleteTestimonial,
    label: 'Testimonial',
    legacy: legacyTestimonial,
  });
}

function legacyTestimonial(testimonial: Testimonial) {
  return {
    ...legacyItem(testimonial),
    name: testimonial.name,
    description: testimonial.description,
    position: testimonial.position,
    image: testimonial.image.url,
  };
}
