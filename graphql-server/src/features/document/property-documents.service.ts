import { ObjectId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField, notFound } from '../../base/errors.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { announceChange, touch } from '../../database/changes.ts';
import { readDocument, saveDocument } from '../../files/property-file.ts';
import { deleteFile, fileInfo, withStoredFiles } from '../../files/store.ts';
import type { StoredFile } from '../../files/store.ts';
import type { UploadedFile } from '../../files/uploaded-file.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { itemById } from '../../kit/items.ts';
import { activityOf, collectionOf } from '../../kit/noun.ts';
import { shown } from '../../kit/publication.ts';
import { isDay } from 'domain/text/day.ts';
import { slugify } from '../../kit/slugs.ts';
import { propertyNoun } from '../property/property.service.ts';
import type { Property } from '../property/property.type.ts';
import { documentsOf } from '../property/documents/document-records.ts';
import { privateKinds, PropertyDocumentInput } from '../property/documents/property-document.type.ts';
import type { PropertyDocument } from '../property/documents/property-document.type.ts';

const mostDocuments = 30;

/** The documents of a property that visitors may download, the newest first. */
export function publicDocuments(context: AppContext, { _id }: Property): Promise<PropertyDocument[]> {
  return documentsOf(context)
    .find({ itemId: _id, isPublic: true }, { sort: { dated: -1, _id: -1 }, limit: mostDocuments })
    .toArray();
}

/** All documents of a property for the office, the newest first. Throws NOT_FOUND for an unknown property. */
export async function propertyDocuments(context: Context, propertyId: string): Promise<PropertyDocument[]> {
  const { _id } = await itemById(context, propertyNoun, propertyId);
  return documentsOf(context)
    .find({ itemId: _id }, { sort: { dated: -1, _id: -1 }, limit: mostDocuments })
    .toArray();
}

/**
 * Stores a document of a property; it is on disk when the promise resolves. Throws BAD_USER_INPUT beside `file` for any
 * file but a PDF, or a picture where it stays private, and TOO_LARGE above 10 MB.
 */
export async function addPropertyDocument(
  context: Context,
  propertyId: string,
  raw: PropertyDocumentInput,
  file: UploadedFile | undefined,
): Promise<PropertyDocument> {
  const { kind, title, dated, isPublic } = readInput(raw, file);
  const property = await itemById(context, propertyNoun, propertyId);
  const documents = documentsOf(context);
  if ((await documents.countDocuments({ itemId: property._id })) >= mostDocuments)
    throw badField('file', `A property has at most ${mostDocuments} documents.`);
  const forVisitors = isForVisitors({ kind, isPublic });
  const save = (incoming: UploadedFile) =>
    saveDocument(context, incoming, { stem: slugify(title, 'document'), pictures: !forVisitors });
  return withStoredFiles(context, file ? [file] : [], save, async ([saved]) => {
    if (!saved) throw badField('file', 'Please choose a file.');
    const document: PropertyDocument = {
      ...{ _id: new ObjectId(), itemId: property._id, kind, title, dated, isPublic: forVisitors },
      ...{ addedAt: timeNow(), addedBy: byWhom(context), file: saved },
    };
    await documents.insertOne(document);
    await tell(context, property, null, title);
    return document;
  });
}

/** Checks a document without storing it, as `addPropertyDocument` does. */
export async function checkPropertyDocument(
  raw: PropertyDocumentInput,
  file: UploadedFile,
): Promise<PropertyDocumentInput> {
  const input = readInput(raw, file);
  await readDocument(file, !isForVisitors(input));
  return input;
}

/** Removes a document with its file for good. Throws NOT_FOUND for an unknown one. */
export async function removePropertyDocument(context: Context, id: string): Promise<boolean> {
  const document = await existing(context, id);
  const property = await itemById(context, propertyNoun, document.itemId.toHexString());
  await documentsOf(context).deleteOne({ _id: document._id });
  await deleteFile(context, document.file.fileId);
  await tell(context, property, document.title, null);
  return true;
}

/** The file of a document for an account of the office. Throws NOT_FOUND for an unknown one. */
export async function officeFile(context: Context, id: string): Promise<StoredFile> {
  return fileOf(context, await existing(context, id));
}

/** The file of a document that visitors may download, of a property that they see. Throws NOT_FOUND for any other. */
export async function visitorsFile(context: Context, id: string): Promise<StoredFile> {
  const document = await existing(context, id);
  const seen = document.isPublic && {
    ...{ _id: document.itemId, deleted: false },
    ...shown(),
  };
  const property =
    seen && (await collectionOf(context, propertyNoun).findOne(seen, { projection: { _id: 1 } }));
  if (!property) throw notFound('Document');
  return fileOf(context, document);
}

async function fileOf(context: Context, { file }: PropertyDocument): Promise<StoredFile> {
  const stored = await fileInfo(context, file.fileId);
  if (!stored) throw notFound('Document');
  return stored;
}

async function existing(context: Context, id: string): Promise<PropertyDocument> {
  const found = await documentsOf(context).findOne({ _id: parseId(id) });
  if (!found) throw notFound('Document');
  return found;
}

/** Lets kept pages be made anew, and notes what was done. */
async function tell(
  context: Context,
  property: Property,
  before: string | null,
  after: string | null,
): Promise<void> {
  await collectionOf(context, propertyNoun).updateOne({ _id: property._id }, touch);
  announceChange(context, propertyNoun.collection, [property._id.toHexString()]);
  const changes = [{ field: 'documents', before, after }];
  const entry = { ...activityOf(propertyNoun, property), verb: ActivityVerb.UPDATED, changes };
  await recordActivity(context, entry);
}

function readInput(raw: PropertyDocumentInput, file: UploadedFile | undefined): PropertyDocumentInput {
  const missing: FieldMessages = file ? {} : { file: 'Please choose a file.' };
  return checkInput(PropertyDocumentInput, raw, (typed) => ({ ...wrongDay(typed), ...missing }));
}

function isForVisitors({ kind, isPublic }: Pick<PropertyDocumentInput, 'kind' | 'isPublic'>): boolean {
  return Boolean(isPublic) && !privateKinds.includes(kind);
}

function wrongDay({ dated }: PropertyDocumentInput): FieldMessages {
  if (typeof dated !== 'string') return {};
  if (!isDay(dated)) return { dated: 'This date does not exist.' };
  return dated > dayInIndia() ? { dated: 'This day is in the future.' } : {};
}
