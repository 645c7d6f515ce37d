import { reraOfStatus } from 'domain/property/rera-of-status.ts';
import { Router } from 'express';
import { isImpression } from 'domain/site/picture-nature.ts';
import { choiceRows } from 'domain/property/property-choices.ts';
import type { ChoiceName } from 'domain/property/property-choices.ts';
import { plainFields } from 'domain/property/property-fields.ts';
import { readSearch, searchParameters, searchVariables } from 'domain/search/project-search.ts';
import { addressChoice } from 'domain/text/choices.ts';
import { areasText, formatCategory, formatCompletion, formatCount, formatRooms } from 'domain/text/format.ts';
import { countRead } from '../../access/read-allowance.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { notFound } from '../../base/errors.ts';
import { maxImageBytes, maxImages } from '../../files/images.ts';
import { idsOnTeam } from '../../items/responsible-person.ts';
import type { KeptAnswers } from '../../kept/kept-answers.ts';
import { keptList, maxListed } from '../../rest/kept-list.ts';
import { legacyItem } from '../../rest/legacy.ts';
import { fieldsOf, filesOf, multipart } from '../../rest/multipart.ts';
import { allow, answer } from '../../rest/route.ts';
import { inventoryJson } from './inventory/inventory-json.ts';
import { publicationOf } from '../../items/publication.ts';
import { stageOf } from './property-stage.ts';
import { propertyTexts } from './property-texts.ts';
import type { WriteProperty } from './property-texts.ts';
import { projects } from './project-search.service.ts';
import { submitProperty } from './property-submission.ts';
import { deleteProperty, property } from './property.service.ts';
import type { Property } from './property.type.ts';
import { advertDesk, advertLine } from './rera/advert-line.ts';
import type { AdvertDesk } from './rera/advert-line.ts';

/** The read cost of one item. */
const itemCost = 10;
/** The read cost of a filtered list. */
const listCost = 50;

/** The documented paths of properties, which REST calls forms. */
export function propertyRouter(kept: KeptAnswers): Router {
  const router = Router();
  const pictures = multipart({
    field: 'images',
    single: 'formC',
    maxFiles: maxImages,
    maxBytes: maxImageBytes,
    tooLarge: 'Each file may be at most 10 MB.',
  });
  const found = answer(async (context, { originalUrl }) => {
    await countRead(context, listCost);
    const search = readSearch(new URL(originalUrl, 'http://localhost').searchParams);
    const { filter, query, sort, page, perPage } = searchVariables({ ...search, view: 'grid' });
    // The names of the choices are the same on both sides.
    const asked: unknown = { filter, query, sort, page, perPage };
    const { listings, totalCount } = await projects(
      { ...context, admin: null },
      asked as Parameters<typeof projects>[1],
    );
    return { data: await legacyProperties(context, listings), totalCount };
  });
  const all = keptList(kept, async (context) => {
    const desk = await advertDesk(context);
    const write: WriteProperty = (item, responsibleId) =>
      JSON.stringify(legacyProperty(item, responsibleId, desk));
    const texts = await propertyTexts(context, maxListed, write, basisOf(desk));
    return Buffer.concat([Buffer.from('{"data":['), texts, Buffer.from(']}')]);
  });
  // The list with a filter in its address; without one, all properties.
  router.get('/api/form', (request, response, next) => {
    const isFiltered = Object.keys(request.query).some((name) => searchParameters.includes(name));
    return (isFiltered ? found : all)(request, response, next);
  });
  router.get(
    ['/form/view/:id', '/api/form/view/:id'],
    answer(async (context, { params: { id } }) => {
      await countRead(context, itemCost);
      const [data] = await legacyProperties(context, [await existing(context, id)]);
      return { data };
    }),
  );
  router.post(
    '/api/form/submit',
    allow(contentRoles),
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

function legacyTexts(item: Property) {
  const texts = plainFields.map(([name, { emptyInRest }]) => [name, item[name] ?? (emptyInRest ? '' : null)]);
  return Object.fromEntries(texts) as Record<string, string | null>;
}

/** What the texts of all properties depend on besides the property. */
function basisOf({ day, agent, rules }: AdvertDesk): string {
  return [day, agent, ...rules.map(({ authority, value }) => `${authority} ${value}`)].join(' ');
}

/** A person in the trash looks after nothing as long as that lasts. */
async function legacyProperties(context: Context, items: Property[]) {
  const onTeam = await idsOnTeam(
    context,
    items.map(({ responsibleId }) => responsibleId),
  );
  const desk = await advertDesk(context);
  return items.map((item) => {
    const id = item.responsibleId?.toHexString() ?? null;
    return legacyProperty(item, id !== null && onTeam.has(id) ? id : null, desk);
  });
}

function legacyProperty(item: Property, responsibleId: string | null, desk: AdvertDesk) {
  return {
    ...legacyItem(item),
    ...legacyTexts(item),
    slug: item.slug,
    advertisement: advertLine(desk, item),
    qrLink: reraOfStatus(item.rera)?.qrLink ?? null,
    category: formatCategory(item.category),
    propertyStatus: addressChoice(item.propertyStatus),
    latitude: item.position?.latitude ?? null,
    longitude: item.position?.longitude ?? null,
    description: item.description,
    price: item.price ? String(item.price.from) : 'On Request',
    area: areasText(item.areas),
    rooms: legacyRooms(item),
    baths: formatCount(item.baths),
    balconies: formatCount(item.balconies ?? null),
    placeKey: item.placeKey ?? null,
    ...legacyChoices(item),
    yearBuilt: formatCompletion(item.completion),
    features: [item.features.join(', ')],
    amenities: [item.amenities.join(', ')],
    images: item.images.map(({ url }) => url),
    impressions: item.images.filter(isImpression).map(({ url }) => url),
    responsibleId,
    ...inventoryJson(item),
  };
}

/** The chosen facts in the notation of addresses. */
function legacyChoices(item: Property) {
  const stored: Partial<Record<ChoiceName, string | string[] | null>> = {
    ...item,
    stage: stageOf(item),
  };
  return Object.fromEntries(
    choiceRows.map(([name, { several }]) => {
      const values = [stored[name] ?? []].flat().map((value) => addressChoice(value));
      return [name, several ? values : (values[0] ?? null)];
    }),
  );
}

/** A single number of bedrooms stays a plain number, as in the form; other values become words. */
function legacyRooms({ rooms }: Property): string {
  return rooms && rooms.min === rooms.max && rooms.max > 0 ? formatCount(rooms) : formatRooms(rooms);
}
