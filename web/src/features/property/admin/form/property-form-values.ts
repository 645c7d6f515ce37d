import type { PropertyCategory, PropertyInput, PropertyStatus } from 'domain/schema.generated.ts';
import { areasText, formatCompletion, formatCount, formatRooms, priceText } from 'domain/text/format.ts';
import { readDegrees } from 'domain/place/place.ts';
import { positionContent } from '../../../../map/position-field.content.ts';
import { singleValues } from '../../../../office-kit/form/form-values.ts';
import type { FormValues } from '../../../../office-kit/form/form-values.ts';
import { publicationFields, readPublication } from '../../../../office-kit/publication.ts';
import type { Publication } from '../../../../office-kit/publication.ts';
import type { ChoiceName, SeveralName } from 'domain/property/property-choices.ts';
import { plainFields, requiredFields, textFields } from 'domain/property/property-fields.ts';
import type { PropertyTexts } from 'domain/property/property-fields.ts';
import { costTexts, readCosts } from './fields/cost-fields.ts';
import { readReasons } from '../check/gate-reasons.ts';
import { readRent, rentTexts } from './fields/rent-fields.ts';
import { privateFormTexts, readPrivate } from './fields/private-values.ts';
import { severalNames, severalOf, singleNames } from './fields/choice-names.ts';
import { isAsked } from './fields/fields-by-kind.ts';
import { madeFor } from './made-required.content.ts';
import { readRera, reraName, reraTexts } from './fields/rera-fields.ts';
import { inventoryTexts, readInventory } from './inventory/inventory-fields.ts';
import { factPreviews } from './fact-preview.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import type { EditedPropertyQuery, PropertyDefaultsQuery } from '../property-admin.generated.ts';
import { heldPicture, picturesToSend, pictureText } from '../../../../office-kit/pictures/held-pictures.ts';

const { incomplete, missing } = propertyAdminContent.form;

/** The name under which this browser keeps the input of a property form. */
export const draftKeyOf = (id: string) => `properties/${id}`;

export type EditedProperty = NonNullable<EditedPropertyQuery['property']>;

/** The values of the form’s fields as texts; lists are separate. */
export interface PropertyFormValues extends Record<SeveralName, string[]> {
  texts: Record<string, string>;
  features: string[];
  amenities: string[];
  /** The pictures in order, each as the text from `pictureText`. */
  pictures: string[];
}

/** What the form of a new property begins with. */
export function newPropertyValues(defaults?: PropertyDefaultsQuery['settings']): PropertyFormValues {
  return {
    texts: {
      category: 'COMMERCIAL',
      propertyStatus: 'FOR_SALE',
      publication: 'PUBLISHED',
      aboutBuilder: defaults?.defaultAboutBuilder ?? '',
      disclaimer: defaults?.defaultDisclaimer ?? '',
    },
    features: [],
    amenities: [],
    ...severalOf(() => []),
    pictures: [],
  };
}

/** A stored property in the form of typed texts. */
export function valuesOf(property: EditedProperty): PropertyFormValues {
  const { title, category, propertyStatus, position } = property;
  return {
    texts: {
      ...Object.fromEntries(plainFields.map(([name]) => [name, property[name] ?? ''])),
      category,
      propertyStatus,
      responsibleId: property.responsibleId ?? '',
      description: property.description.join('\n\n'),
      price: property.price ? priceText(property.price) : '',
      area: areasText(property.areas),
      rooms: formatRooms(property.rooms),
      baths: formatCount(property.baths),
      balconies: formatCount(property.balconies ?? null),
      yearBuilt: formatCompletion(property.completion),
      latitude: position ? String(position.latitude) : '',
      longitude: position ? String(position.longitude) : '',
      placeKey: property.placeKey ?? '',
      ...Object.fromEntries(singleNames.map((name) => [name, property[name] ?? ''])),
      stage: property.chosenStage ?? '',
      ...costTexts(property.costs),
      ...rentTexts(property.rent),
      ...reraTexts(property.rera),
      ...privateFormTexts(property.privateFacts),
      ...inventoryTexts(property),
      ...publicationFields(property),
    },
    features: property.features,
    amenities: property.amenities,
    ...severalOf((name) => property[name]),
    pictures: property.images.map((image) => pictureText(heldPicture(image, title))),
  };
}

/** The same values as `FormValues`. */
export function formValuesOf({ texts, ...lists }: PropertyFormValues): FormValues {
  return { ...singleValues(texts), ...lists };
}

const listNames: readonly string[] = ['features', 'amenities', ...severalNames, 'pictures'];

/** The values of a sent form, for its fields. */
export function propertyValuesOf(sent: FormValues): PropertyFormValues {
  const typed = Object.entries(sent).filter(([name]) => !listNames.includes(name));
  const texts = Object.fromEntries(typed.map(([name, [value = '']]) => [name, value]));
  const lists = Object.fromEntries(listNames.map((name) => [name, (sent[name] ?? []).filter(Boolean)]));
  return { texts, ...lists } as PropertyFormValues;
}

/**
 * Reads the form; `wrong` names fields that would be refused, so that they need not be sent. What the kind does not ask for is
 * not sent, and the texts that only a project has are made for others.
 */
export function readPropertyForm(sent: FormData): {
  input: PropertyInput;
  pictures: ReturnType<typeof picturesToSend>;
  publication: Publication | null;
  wrong: Record<string, string>;
} {
  const form = withMadeTexts(askedOf(sent));
  const wrong: Record<string, string> = {};
  const { publication, wrong: wrongMoment } = readPublication(form);
  if (wrongMoment) wrong.publishAt = wrongMoment;
  for (const name of publication?.state === 'DRAFT' ? (['title'] as const) : requiredFields) {
    if (!text(form, name)) wrong[name] = missing[name];
  }
  for (const [name, previewOf] of Object.entries(factPreviews)) {
    const { text: sentence, refused } = previewOf(text(form, name));
    if (refused) wrong[name] = sentence;
  }
  const { costs, wrong: wrongCosts } = readCosts((name) => text(form, name));
  const { rent, wrong: wrongRent } = readRent((name) => text(form, name));
  const { rera, wrong: wrongRera } = readRera((name) => text(form, name));
  const { wrong: wrongInventory, ...inventory } = readInventory((name) =>
    form.has(name) ? text(form, name) : undefined,
  );
  Object.assign(wrong, wrongCosts, wrongRent, wrongRera, wrongInventory);
  const latitude = degrees(form, 'latitude', wrong);
  const longitude = degrees(form, 'longitude', wrong);
  const input: PropertyInput = {
    ...(Object.fromEntries(textFields.map(([name]) => [name, text(form, name)])) as PropertyTexts),
    category: text(form, 'category') as PropertyCategory,
    propertyStatus: text(form, 'propertyStatus') as PropertyStatus,
    responsibleId: text(form, 'responsibleId') || null,
    latitude,
    longitude,
    placeKey: text(form, 'placeKey'),
    ...chosenIn(form),
    features: texts(form, 'features'),
    amenities: texts(form, 'amenities'),
    costs,
    rent,
    rera,
    privateFacts: readPrivate((name) => text(form, name)),
    ...inventory,
    gateReasons: readReasons(form),
  };
  return { input, pictures: picturesToSend(texts(form, 'pictures')), publication, wrong };
}

/** The form without what its kind is not asked for. */
function askedOf(sent: FormData): FormData {
  const kind = text(sent, 'kind');
  const form = new FormData();
  for (const [name, value] of sent) if (isAsked(kind, name)) form.append(name, value);
  return form;
}

/** The form of what is published, with the texts of a resale or a lease where it has none of its own. */
function withMadeTexts(form: FormData): FormData {
  if (text(form, 'publication') === 'DRAFT') return form;
  const made = madeFor(text(form, reraName('status')), text(form, 'propertyStatus'));
  for (const [name, value] of Object.entries(made)) if (!text(form, name)) form.set(name, value);
  return form;
}

/** The sentence above the buttons, from those beside the wrong fields. */
export function summaryOf(wrong: Record<string, string>): string | undefined {
  return Object.entries(wrong).some((field) => isMissing(...field)) ? incomplete : Object.values(wrong)[0];
}

/** Whether a sentence beside a field says that it is empty. */
export function isMissing(name: string, sentence: string): boolean {
  return name in missing && sentence === missing[name as keyof typeof missing];
}

function degrees(form: FormData, name: string, wrong: Record<string, string>): number | null {
  const value = readDegrees(text(form, name));
  if (!Number.isNaN(value)) return value;
  wrong[name] = positionContent.wrongDegrees(text(form, name));
  return null;
}

function chosenIn(form: FormData): Pick<PropertyInput, ChoiceName> {
  const single = singleNames.map((name) => [name, text(form, name) || null]);
  return { ...Object.fromEntries(single), ...severalOf((name) => texts(form, name)) } as Pick<
    PropertyInput,
    ChoiceName
  >;
}

function text(form: FormData, name: string): string {
  return texts(form, name)[0] ?? '';
}

function texts(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? [value.trim()] : []))
    .filter(Boolean);
}
