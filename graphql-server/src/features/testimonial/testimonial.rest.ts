import { Router } from 'express';
import { maxImageBytes } from '../../files/images.ts';
import { legacyItem } from '../../rest/legacy.ts';
import { fieldsOf, filesOf, multipart } from '../../rest/multipart.ts';
import { allow, answer } from '../../rest/route.ts';
import { contentRoles } from '../../roles.ts';
import type { TestimonialInput } from './testimonial.input.ts';
import { createTestimonial, deleteTestimonial, testimonials } from './testimonial.service.ts';
import type { Testimonial } from './testimonial.type.ts';

/** The documented paths of testimonials, there called testimonial users. */
export function testimonialRouter(): Router {
  const router = Router();
  const picture = multipart({
    field: 'image',
    maxFiles: 1,
    maxBytes: maxImageBytes,
    tooLarge: 'The picture may have at most 10 MB.',
  });
  router.get(
    '/api/testimonialUsers',
    answer(async (context) => (await testimonials(context)).map(legacyTestimonial)),
  );
  router.post(
    '/api/testimonialUsers',
    allow(contentRoles),
    picture,
    answer(async (context, request, response) => {
      const created = await createTestimonial(
        context,
        fieldsOf(request) as unknown as TestimonialInput,
        filesOf(request)[0],
      );
      response.status(201);
      return { message: '✅ Testimonial submitted successfully!', data: legacyTestimonial(created) };
    }),
  );
  router.delete(
    '/api/testimonialUsers/:id',
    allow(contentRoles),
    answer(async (context, { params: { id = '' } }) => {
      await deleteTestimonial(context, id);
      return { message: `Testimonial with ID ${id} deleted successfully!` };
    }),
  );
  return router;
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
