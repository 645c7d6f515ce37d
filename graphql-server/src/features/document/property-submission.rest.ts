import { Router } from 'express';
import { addressChoice } from 'domain/text/choices.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { contentRoles } from '../../access/roles.ts';
import { maxImageBytes, maxImages } from '../../files/images.ts';
import { publicationOf } from '../../kit/publication.ts';
import { fieldsOf, filesOf, multipart } from '../../kit/rest/multipart.ts';
import { allow, answer } from '../../kit/rest/route.ts';
import { legacyProperties } from '../property/public/legacy-property.ts';
import { submitProperty } from './property-submission.ts';

/** The documented path that adds a property with its certificate. */
export function propertySubmissionRouter(): Router {
  const router = Router();
  const pictures = multipart({
    field: 'images',
    single: 'formC',
    maxFiles: maxImages,
    maxBytes: maxImageBytes,
    tooLarge: 'Each file may be at most 10 MB.',
  });
  router.post(
    '/api/form/submit',
    allow(contentRoles, ApiScope.LISTINGS_WRITE),
    pictures,
    answer(async (context, request, response) => {
      const files = { images: filesOf(request, 'images'), formC: filesOf(request, 'formC')[0] };
      const { created, checks, note } = await submitProperty(context, fieldsOf(request), files);
      response.status(201);
      const [data] = await legacyProperties(context, [created]);
      const message = 'Property submitted successfully!';
      return { message, data, publication: addressChoice(publicationOf(created)), checks, note };
    }),
  );
  return router;
}
