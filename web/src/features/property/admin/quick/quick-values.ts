import { firstSize, homeWords, madeAddress, madeTitle } from 'domain/property/made-texts.ts';
import { parseAreas } from 'domain/property/parse-facts.ts';
import { lacksUnit } from 'domain/money/least-price.ts';
import { privateFields } from 'domain/property/private-fields.ts';
import type { ChoiceOf } from 'domain/property/property-choices.ts';
import type { ListingKind } from 'domain/schema.generated.ts';
import { areasText } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import { placeChoiceContent } from '../../../place/admin/place-choice.content.ts';
import { rowsText } from '../form/inventory/inventory-fields.ts';
import { severalOf, singleNames } from '../form/fields/choice-names.ts';
import { privateName } from '../form/fields/private-values.ts';
import type { PropertyFormValues } from '../form/property-form-values.ts';
import { rentName } from '../form/fields/rent-fields.ts';
import { reraName } from '../form/fields/rera-fields.ts';
import type { PropertyDefaultsQuery } from '../property-admin.generated.ts';
import { madeRequired as texts } from '../form/made-required.content.ts';
import { quickAddContent } from './quick-add.content.ts';
import { valueOf } from './quick-facts.ts';
import type { QuickFact, ReadListing } from './quick-facts.ts';

/** The fields that the form has under the same name. */
const plain = [
  'rooms',
  'baths',
  'balconies',
  'area',
  'lotDimensions',
  'price',
  'yearBuilt',
  'reraNumber',
  'builder',
  'placeKey',
] as const;
/** Whether a field of the form is a fact here, and not an answer to a check. */
export const isFact = (name: string) => ['title', ...plain, ...singleNames].some((field) => field === name);
const grounds: Record<ListingKind, string> = {
  RESALE: 'RESALE_BY_OWNER',
  NEW_PROJECT: 'REGISTERED',
  TO_LET: 'RENT',
  LAND: '',
  COMMERCIAL: 'RESALE_BY_OWNER',
};

interface Quick {
  kind: ListingKind;
  facts: readonly QuickFact[];
  configurations: ReadListing['configurations'];
  remark: string;
  /** By hand; empty for the one that is made. */
  title?: string;
  pictures: readonly string[];
}

/**
 * The values of the form for a listing that was added quickly. Title, address, description and the required texts are made
 * from the facts; nothing private is in them.
 */
export function quickValues(
  quick: Quick,
  defaults: PropertyDefaultsQuery['settings'] | undefined,
): PropertyFormValues {
  const { kind, facts, configurations, remark, pictures } = quick;
  const of = (field: string) => valueOf(facts, field);
  const place = placeOf(facts);
  const homeKind = homeKindOf(quick);
  const sale =
    of('sale') || { RESALE: 'RESALE', NEW_PROJECT: 'NEW', TO_LET: '', LAND: '', COMMERCIAL: '' }[kind];
  return {
    texts: {
      ...Object.fromEntries([...plain, ...singleNames].map((name) => [name, of(name)])),
      kind: homeKind,
      sale,
      category: categoryOf(kind, homeKind),
      propertyStatus: kind === 'TO_LET' ? 'FOR_RENT' : 'FOR_SALE',
      publication: 'PUBLISHED',
      title: quick.title || titleOf(quick),
      address: madeAddress({ society: of('society'), ...place }),
      locality: place.locality,
      city: place.city,
      description: madeDescription(quick, homeKind),
      aboutBuilder: (kind === 'NEW_PROJECT' && defaults?.defaultAboutBuilder) || texts.about[kind],
      reraDetails: of('reraNumber') ? texts.registered(of('reraNumber')) : texts.rera[kind],
      disclaimer:
        defaults?.defaultDisclaimer ||
        texts.disclaimer[kind === 'TO_LET' ? 'rent' : kind === 'NEW_PROJECT' ? 'project' : 'sale'],
      configurations: rowsText(unlike(configurations.map((one) => configurationRow(one, of('sizes'))))),
      [reraName('status')]: grounds[kind],
      [rentName('depositMonths')]: of('depositMonths'),
      [rentName('maintenance')]: of('maintenance'),
      ...Object.fromEntries(Object.keys(privateFields).map((name) => [privateName(name), of(name)])),
      [privateName('remark')]: remark,
    },
    features: [],
    amenities: [],
    ...severalOf((name) => all(facts, name)),
    pictures: [...pictures],
  };
}

function all(facts: readonly QuickFact[], field: string): string[] {
  return facts.flatMap((fact) => (fact.field === field ? [fact.value] : []));
}

/** What is sold or let; what nothing says of a home follows from its rooms. */
function homeKindOf({ kind, facts }: Quick): string {
  const [said, rooms] = [valueOf(facts, 'kind'), valueOf(facts, 'rooms')];
  if (said) return said;
  if (kind === 'LAND') return 'PLOT';
  if (kind === 'COMMERCIAL') return '';
  if (rooms === 'Studio') return 'STUDIO';
  return rooms ? 'FLAT' : '';
}

function categoryOf(kind: ListingKind, homeKind: string): string {
  if (kind === 'COMMERCIAL' || ['SHOP', 'OFFICE', 'WAREHOUSE'].includes(homeKind)) return 'COMMERCIAL';
  return homeKind === 'STUDIO' ? 'STUDIO' : 'RESIDENTIAL';
}

/** “Sector 76, Noida” as locality and city; a region is the city alone. */
function placeOf(facts: readonly QuickFact[]): { locality: string; city: string } {
  const place = facts.find(({ field }) => field === 'placeKey');
  if (!place) return { locality: '', city: '' };
  const [region = ''] = place.value.split('/');
  const city = placeChoiceContent.cities[region] ?? '';
  const [name = ''] = place.label.split(',');
  return place.value.includes('/') ? { locality: name, city } : { locality: '', city: name };
}

/** What is offered, in a few words: “3 BHK flat”, “Plot of 200 sq yd”, “Shop”. */
function whatIsOffered({ kind, facts, configurations }: Quick, homeKind: string): string {
  const [rooms, area] = [valueOf(facts, 'rooms'), valueOf(facts, 'area')];
  if (kind === 'NEW_PROJECT' && configurations.length > 1) return `${rooms} homes`;
  if (kind === 'LAND') return area ? `Plot of ${firstSize(area) || area}` : 'Land';
  const words = homeWords({ kind: (homeKind || null) as ChoiceOf<'kind'> | null, rooms });
  return (
    words || (kind === 'COMMERCIAL' ? 'Commercial unit' : kind === 'NEW_PROJECT' ? 'New project' : 'Home')
  );
}

/** The title from the facts. */
export function titleOf(quick: Quick): string {
  const { kind, facts } = quick;
  const homeKind = homeKindOf(quick);
  const society = valueOf(facts, 'society');
  const offer = `${whatIsOffered(quick, homeKind)}${kind === 'TO_LET' ? ' to let' : ''}`;
  return madeTitle(kind === 'NEW_PROJECT' && society ? '' : offer, { society, ...placeOf(facts) });
}

/** A description in sentences from the public facts. */
function madeDescription(quick: Quick, homeKind: string): string {
  const { kind, facts } = quick;
  const of = (field: string) => valueOf(facts, field);
  const where = madeAddress({ society: of('society'), ...placeOf(facts) });
  const area = parseAreas(of('area'));
  const size = 'refusal' in area || kind === 'LAND' ? '' : areasText(area.value).replaceAll(';', ' and');
  const what = whatIsOffered(quick, homeKind);
  const first = `${what}${kind === 'TO_LET' ? ' to let' : ''}${size ? ` of ${size}` : ''}${where ? ` in ${where}` : ''}.`;
  const rooms = labels(facts, ['baths', 'balconies']);
  const state = labels(facts, ['stage', 'yearBuilt', 'furnishing', 'facing', 'extras', 'lotDimensions']);
  const deposit = labels(facts, ['depositMonths', 'maintenance']);
  const from = of('availableFrom') && `Available from ${of('availableFrom')}.`;
  return [first, sentence(rooms), sentence(state), sentence(deposit), from].filter(Boolean).join(' ');
}

function labels(facts: readonly QuickFact[], fields: readonly string[]): string[] {
  return fields.flatMap((field) => facts.flatMap((fact) => (fact.field === field ? [fact.label] : [])));
}

function sentence(parts: readonly string[]): string {
  const [first = '', ...others] = parts;
  const rest = others.map((part) =>
    /^[A-Z][a-z]/.test(part) ? part.slice(0, 1).toLowerCase() + part.slice(1) : part,
  );
  return first && `${[first.slice(0, 1).toUpperCase() + first.slice(1), ...rest].join(', ')}.`;
}

/** Rows with a name each: two sizes that read alike are told apart by a number. */
function unlike(rows: readonly Record<string, string>[]): Record<string, string>[] {
  return rows.map((row, index) => {
    const same = rows.slice(0, index).filter(({ name }) => name === row.name).length;
    return same === 0 ? row : { ...row, name: `${row.name ?? ''} (${same + 1})` };
  });
}

function configurationRow(
  { rooms, area, price }: ReadListing['configurations'][number],
  said: string,
): Record<string, string> {
  const areas = parseAreas(area);
  const sizes = 'refusal' in areas ? [] : areas.value.filter(({ unit }) => unit === 'SQ_FT');
  // A size without a word is the super area in the sheets of builders, which is no legal measure, unless a person says it.
  const unsaid = said || 'SUPER_BUILT_UP';
  const sizeIn = (basis: string) => String(sizes.find((one) => (one.basis ?? unsaid) === basis)?.min ?? '');
  const bedrooms = rooms === 'Studio' ? 0 : Number.parseFloat(rooms);
  return {
    ...{ name: sizes[0] ? `${rooms} ${indianNumber(sizes[0].min)}` : rooms },
    ...{ bedrooms: String(Math.floor(bedrooms)), study: bedrooms % 1 > 0 ? 'yes' : '' },
    ...{ carpet: sizeIn('CARPET'), builtUp: sizeIn('BUILT_UP'), superArea: sizeIn('SUPER_BUILT_UP') },
    price,
  };
}

/** The values as a sent form, which the one reader of the property form reads. */
export function quickForm(
  { texts: typed, ...lists }: PropertyFormValues,
  state: 'PUBLISHED' | 'DRAFT',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, publication: state })) form.append(name, value);
  for (const [name, values] of Object.entries(lists)) for (const value of values) form.append(name, value);
  return form;
}

/** What is wrong with the facts beyond the rules of the form: “95” is no price, and a listing lies somewhere. */
export function wrongQuick(kind: ListingKind, { texts: typed }: PropertyFormValues): Record<string, string> {
  const isRent = kind === 'TO_LET';
  return {
    ...(!typed.address && { placeKey: quickAddContent.noPlace }),
    ...(lacksUnit(typed.price, isRent) && {
      price: isRent ? quickAddContent.noUnitOfRent : quickAddContent.noUnit,
    }),
  };
}
