import { choiceRows } from 'domain/property/property-choices.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badField } from '../../base/errors.ts';
import type { FieldMessages, OpenCheck } from '../../base/errors.ts';
import type { UploadedFile } from '../../files/uploaded-file.ts';
import { PublicationState } from '../../kit/publication.ts';
import {
  readLegacyChoice,
  readList,
  readObjects,
  readParagraphs,
  withoutBrackets,
} from '../../kit/rest/legacy.ts';
import { DocumentKind } from '../property/documents/property-document.type.ts';
import type { PropertyDocumentInput } from '../property/documents/property-document.type.ts';
import { addPropertyDocument, checkPropertyDocument } from './property-documents.service.ts';
import { readInventory } from '../property/inventory/inventory-json.ts';
import { setPropertyPublication } from '../property/changing/property-changes.service.ts';
import { readFacts } from '../property/property-values.ts';
import type { PropertyInput } from '../property/property.input.ts';
import { createProperty } from '../property/property.service.ts';
import { PropertyCategory, PropertyStatus } from '../property/property.type.ts';
import type { Property } from '../property/property.type.ts';
import { requirePassing } from '../property/rera/gate.service.ts';
import { GateReasonInput } from '../property/rera/gate.type.ts';
import { openChecksOf } from '../property/rera/check/listing-checks.service.ts';
import { lacksFormC, waitsForFormC } from '../property/rera/check/missing-evidence.ts';
import { ReraStatus, ReraTerms } from '../property/rera/rera-block.type.ts';
import { isReraField, readReraField } from '../property/rera/rera-fields.ts';
import { choiceEnums } from '../property/facts/facts.type.ts';

interface SentFiles {
  images: UploadedFile[];
  formC: UploadedFile | undefined;
}

/** What became of a form that an old client sent. */
interface Submission {
  created: Property;
  /** What keeps it a draft, for a sender who said nothing of drafts. */
  checks?: OpenCheck[] | undefined;
  /** One sentence about what it waits for. */
  note?: string | undefined;
}

/**
 * Stores what a sender sends who may not know of drafts: published if it passes, and otherwise as a draft with the checks
 * that are open. Who says `published` is refused if it does not pass. With Form C the listing is a draft until the file is
 * stored. Throws BAD_USER_INPUT with each wrong field.
 */
export async function submitProperty(
  context: Context,
  fields: Record<string, unknown>,
  { images, formC }: SentFiles,
): Promise<Submission> {
  const input = readLegacyInput(fields);
  const follows = formCFollows(fields.formC);
  const state = readLegacyChoice(fields.publication, PublicationState) as PublicationState | undefined;
  const certificate = formC && (await readFormC(input, fields.formCDated, formC));
  const isWanted = !state || state === PublicationState.PUBLISHED;
  let checks: OpenCheck[] = [];
  if (isWanted && (!state || certificate)) {
    // Throws for an input that no listing can have.
    readFacts(input, timeNow());
    checks = await openChecksOf(context, input, { bringsFormC: Boolean(certificate) });
  }
  if (state) requirePassing(checks);
  const passes = isWanted && checks.length === 0;
  const { DRAFT, PUBLISHED } = PublicationState;
  const first = passes && !certificate ? PUBLISHED : isWanted ? DRAFT : state;
  let created = await createProperty(context, input, { newImages: images }, { state: first });
  if (certificate) {
    const id = created._id.toHexString();
    await addPropertyDocument(context, id, certificate, formC);
    if (passes) created = await setPropertyPublication(context, id, { state: PUBLISHED }, input.gateReasons);
  }
  const isWaiting = follows && !created.publishAt && created.rera?.status === ReraStatus.REGISTERED;
  return {
    created,
    checks: checks.length > 0 ? checks : undefined,
    note: isWaiting || checks.some(lacksFormC) ? waitsForFormC : undefined,
  };
}

/** Whether a form says in words that Form C follows. */
function formCFollows(text: unknown): boolean {
  if (text === undefined || text === '') return false;
  if (typeof text === 'string' && /^attach[\s_-]*later$/i.test(text.trim())) return true;
  throw badField('formC', 'Please send Form C as a file, or “attach later”.');
}

/** The certificate of a form, checked before anything is stored; its day is the first one of the registration unless it has its own. */
async function readFormC(
  { rera }: PropertyInput,
  dated: unknown,
  file: UploadedFile,
): Promise<PropertyDocumentInput> {
  const typed = typeof dated === 'string' ? readReraField('validFrom', dated) : dated;
  const day = typed ?? rera?.validFrom;
  const document = { kind: DocumentKind.FORM_C, title: 'Form C', dated: day, isPublic: false };
  const names: Record<string, string> = { file: 'formC', dated: 'formCDated' };
  try {
    return await checkPropertyDocument(document as PropertyDocumentInput, file);
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    const fields = Object.entries(error.details.fields).map(([name, text]) => [names[name] ?? name, text]);
    throw new AppError(error.code, error.message, { fields: Object.fromEntries(fields) as FieldMessages });
  }
}

/** Form fields are texts; the service checks each. */
function readLegacyInput(sent: Record<string, unknown>): PropertyInput {
  const fields = withoutBrackets(sent);
  const { latitude, longitude, description, features, amenities, category, propertyStatus } = fields;
  return {
    ...fields,
    ...readChosen(fields),
    ...readInventory(fields),
    category: readLegacyChoice(category, PropertyCategory),
    propertyStatus: readLegacyChoice(propertyStatus, PropertyStatus),
    latitude: readNumber(latitude),
    longitude: readNumber(longitude),
    rera: readRegistration(fields),
    gateReasons: readObjects(fields.gateReasons, GateReasonInput),
    description: readParagraphs(description),
    features: readList(features),
    amenities: readList(amenities),
  } as PropertyInput;
}

function readNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

/** The registration as JSON text, or field by field under the names of its refusals: `rera.validTo`. */
function readRegistration(fields: Record<string, unknown>): unknown {
  const whole = readObjects(fields.rera, ReraTerms);
  if (whole !== undefined && !(whole instanceof ReraTerms)) return whole;
  const single = Object.entries(fields).flatMap(([sent, value]) => {
    const name = /^rera(?:\.(\w+)|\[(\w+)\])$/.exec(sent);
    return name ? [[name[1] ?? name[2], value]] : [];
  });
  if (!whole && single.length === 0) return undefined;
  const sent = [...Object.entries(whole ?? {}), ...single] as [string, unknown][];
  const read = sent.flatMap(([name, value]) =>
    isReraField(name) ? [[name, typeof value === 'string' ? readReraField(name, value) : value]] : [],
  );
  return Object.assign(new ReraTerms(), Object.fromEntries(read));
}

/** The chosen facts in any notation; a list as repeated fields, or as one text with commas. */
function readChosen(fields: Record<string, unknown>) {
  return Object.fromEntries(
    choiceRows.flatMap(([name, { several }]) => {
      const value = fields[name];
      if (value === undefined || (!several && value === '')) return [];
      const read = (one: unknown) => readLegacyChoice(one, choiceEnums[name]);
      const list = several ? (readList(value) as unknown[]).filter((one) => one !== '') : [];
      return [[name, several ? list.map(read) : read(value)]];
    }),
  );
}
