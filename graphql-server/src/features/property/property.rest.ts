import { Router } from 'express';
import { areasText, formatCompletion, formatCount, formatRooms } from 'web/lib/format.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { maxImageBytes, maxImages } from '../../files/images.ts';
import { legacyItem, readList } from '../../rest/legacy.ts';
import { fieldsOf, filesOf, multipart } from '../../rest/multipart.ts';
import { allow, answer } from '../../rest/route.ts';
import { publishedItems } from '../../publication.ts';
import { contentRoles } from '../../roles.ts';
import type { PropertyInput } from './property.input.ts';
import { createProperty, deleteProperty, property, propertyNoun } from './property.service.ts';
import type { Property } from './property.type.ts';

/** The documented paths of properties, there called forms. */
export function propertyRouter(): Router {
  const router = Router();
  const pictures = multipart({
    field: 'images',
    maxFiles: maxImages,
    maxBytes: maxImageBytes,
    tooLarge: 'Pictures may have at most 10 MB each.',
  });
  router.get(
    '/api/form',
    answer(async (context) => ({ data: (await publishedItems(context, propertyNoun)).map(legacyProperty) })),
  );
  router.get(
    ['/form/view/:id', '/api/form/view/:id'],
    answer(async (context, { params: { id } }) => ({ data: legacyProperty(await existing(context, id)) })),
  );
  router.post(
    '/api/form/submit',
    allow(contentRoles),
    pictures,
    answer(async (context, request, response) => {
      const created = await createProperty(context, readLegacyInput(fieldsOf(request)), {
        newImages: filesOf(request),
      });
      response.status(201);
      return { message: 'Property submitted successfully!', data: legacyProperty(created) };
    }),
  );
  router.delete(
    '/api/form/:id',
    allow(contentRoles),
    answer(async (context, { params: { id = '' } }) => {
      await deleteProperty(context, id);
      return { message: `✅ Property with ID ${id} deleted successfully!` };
    }),
  );
  return router;
}

async function existing(context: Context, id = ''): Promise<Property> {
  const found = await property(context, { id });
  if (!found) throw notFound('Property');
  return found;
}

/** Form fields are texts; the service checks each of them. */
function readLegacyInput(fields: Record<string, unknown>): PropertyInput {
  const { latitude, longitude, features, amenities } = fields;
  return {
    ...fields,
    latitude: readNumber(latitude),
    longitude: readNumber(longitude),
    features: readList(features),
    amenities: readList(amenities),
  } as PropertyInput;
}

function readNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

function legacyProperty(item: Property) {
  return {
    ...legacyItem(item),
    slug: item.slug,
    title: item.title,
    category: item.category,
    propertyStatus: item.propertyStatus,
    address: item.address,
    locality: item.locality,
    city: item.city,
    latitude: item.position?.latitude ?? null,
    longitude: item.position?.longitude ?? null,
    description: item.description,
    price: item.price ? String(item.price.from) : 'On Request',
    area: areasText(item.areas),
    rooms: formatRooms(item.rooms),
    baths: formatCount(item.baths),
    yearBuilt: formatCompletion(item.completion),
    lotDimensions: item.lotDimensions ?? '',
    features: [item.features.join(', ')],
    amenities: [item.amenities.join(', ')],
    aboutBuilder: item.aboutBuilder,
    reraNumber: item.reraNumber ?? '',
    reraDetails: item.reraDetails,
    disclaimer: item.disclaimer,
    images: item.images.map(({ url }) => url),
  };
}
