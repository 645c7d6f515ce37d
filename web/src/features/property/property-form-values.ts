import { areasText, formatCompletion, formatCount, formatRooms, priceText } from '../../lib/format.ts';
import { readDegrees } from '../../lib/place.ts';
import { publicationFields, readPublication } from '../../lib/publication.ts';
import type { Publication } from '../../lib/publication.ts';
import { singleValues } from '../../lib/form-values.ts';
import type { FormValues } from '../../lib/form-values.ts';
import { placeContent } from '../../ui/place-field.content.ts';
import { propertyAdminContent } from './property-admin.content.ts';
import type {
  EditedPropertyQuery,
  PropertyCategory,
  PropertyInput,
  PropertyStatus,
} from './property-admin.generated.ts';
import { heldPicture, picturesToSend, pictureText } from './property-pictures.ts';

export type EditedProperty = NonNullable<EditedPropertyQuery['property']>;

/** What the fields of the form hold, as texts; lists apart. */
export interface PropertyFormValues {
  texts: Record<string, string>;
  features: string[];
  amenities: string[];
  /** In order, each as `pictureText` writes it. */
  pictures: string[];
}

export const newPropertyValues: PropertyFormValues = {
  texts: { category: 'Commercial', propertyStatus: 'forSale', publication: 'published' },
  features: [],
  amenities: [],
  pictures: [],
};

/** A stored property as somebody would type it. */
export function valuesOf(property: EditedProperty): PropertyFormValues {
  const { title, category, propertyStatus, aboutBuilder, address, reraDetails, disclaimer, position } =
    property;
  return {
    texts: {
      title,
      category,
      propertyStatus,
      aboutBuilder,
      address,
      reraDetails,
      disclaimer,
      description: property.description.join('\n\n'),
      price: property.price ? priceText(property.price) : '',
      area: areasText(property.areas),
      rooms: formatRooms(property.rooms),
      baths: formatCount(property.baths),
      yearBuilt: formatCompletion(property.completion),
      lotDimensions: property.lotDimensions ?? '',
      locality: property.locality ?? '',
      city: property.city ?? '',
      latitude: position ? String(position.latitude) : '',
      longitude: position ? String(position.longitude) : '',
      reraNumber: property.reraNumber ?? '',
      ...publicationFields(property),
    },
    features: property.features,
    amenities: property.amenities,
    pictures: property.images.map((image) => pictureText(heldPicture(image, title))),
  };
}

/** The same as the form has it. */
export function formValuesOf({ texts, ...lists }: PropertyFormValues): FormValues {
  return { ...singleValues(texts), ...lists };
}

/** What a form held, for its fields. */
export function propertyValuesOf({
  features = [],
  amenities = [],
  pictures = [],
  ...others
}: FormValues): PropertyFormValues {
  const texts = Object.fromEntries(Object.entries(others).map(([name, [value = '']]) => [name, value]));
  return {
    texts,
    features: features.filter(Boolean),
    amenities: amenities.filter(Boolean),
    pictures: pictures.filter(Boolean),
  };
}

const required = ['title', 'address', 'aboutBuilder', 'reraDetails', 'disclaimer'];

/** Reads the form; `wrong` names the fields that need not be sent to be refused. */
export function readPropertyForm(form: FormData): {
  input: PropertyInput;
  pictures: ReturnType<typeof picturesToSend>;
  publication: Publication | null;
  wrong: Record<string, string>;
} {
  const wrong: Record<string, string> = {};
  const { publication, wrong: wrongMoment } = readPublication(form);
  if (wrongMoment) wrong.publishAt = wrongMoment;
  for (const name of publication?.state === 'draft' ? ['title'] : required) {
    if (!text(form, name)) wrong[name] = propertyAdminContent.form.missing;
  }
  const latitude = degrees(form, 'latitude', wrong);
  const longitude = degrees(form, 'longitude', wrong);
  const input: PropertyInput = {
    title: text(form, 'title'),
    category: text(form, 'category') as PropertyCategory,
    propertyStatus: text(form, 'propertyStatus') as PropertyStatus,
    description: text(form, 'description'),
    aboutBuilder: text(form, 'aboutBuilder'),
    address: text(form, 'address'),
    locality: text(form, 'locality'),
    city: text(form, 'city'),
    latitude,
    longitude,
    price: text(form, 'price'),
    area: text(form, 'area'),
    rooms: text(form, 'rooms'),
    baths: text(form, 'baths'),
    yearBuilt: text(form, 'yearBuilt'),
    lotDimensions: text(form, 'lotDimensions'),
    features: texts(form, 'features'),
    amenities: texts(form, 'amenities'),
    reraNumber: text(form, 'reraNumber'),
    reraDetails: text(form, 'reraDetails'),
    disclaimer: text(form, 'disclaimer'),
  };
  return { input, pictures: picturesToSend(texts(form, 'pictures')), publication, wrong };
}

function degrees(form: FormData, name: string, wrong: Record<string, string>): number | null {
  const value = readDegrees(text(form, name));
  if (!Number.isNaN(value)) return value;
  wrong[name] = placeContent.wrongDegrees;
  return null;
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
