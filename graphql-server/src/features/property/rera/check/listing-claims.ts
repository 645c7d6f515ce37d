import type { AppContext } from '../../../../base/context.ts';
import { documentsOf } from '../../documents/document-records.ts';
import { progressLines } from '../../progress-lines.ts';
import type { CheckedProperty, Listing, ListingText } from './check-sheet.ts';
import { lintText } from '../text-lint.ts';
import type { LintFinding } from '../text-lint.ts';
import { buildersCollection } from '../../../builder/known-builders.ts';

/** What a listing says that an advertisement must not say, and where. */
export type Claim = LintFinding & { field: string };

/** What visitors do not read. All else of a property is read, so that a new text is not forgotten. */
const unread = new Set([
  ...[
    'slug',
    'formerSlugs',
    'words',
    'searchText',
    'builderKey',
    'placeKey',
    'key',
    'url',
    'colour',
    'qrLink',
  ],
  ...['draft', 'gate', 'gateReasons', 'createdBy', 'updatedBy', 'reraNumber', 'source', 'externalId'],
  // For accounts alone.
  ...['asPrinted', 'extensionReceipt', 'authorityScope', 'checkedBy', 'circleRateFrom'],
]);
/** Fields that the form shows under another. */
const shownUnder: Record<string, string> = { amenities: 'features' };
const mostBeside = 100;

const known = new WeakMap<CheckedProperty, Claim[]>();

/** The claims in all texts of a property that visitors read, and in those beside it; read once for a property. */
export function claimsOf(property: CheckedProperty, beside: readonly ListingText[] = []): readonly Claim[] {
  const found =
    known.get(property) ??
    [...textsOf(property), ...beside].flatMap(({ field, text }) =>
      lintText(text).map((finding) => ({ ...finding, field })),
    );
  known.set(property, found);
  return found;
}

function textsOf(property: CheckedProperty): ListingText[] {
  return Object.entries(property)
    .filter(([name]) => !unread.has(name))
    .flatMap(([name, value]) => stringsIn(value).map((text) => ({ field: shownUnder[name] ?? name, text })));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return [];
  return Object.entries(value).flatMap(([name, part]) => (unread.has(name) ? [] : stringsIn(part)));
}

/** The texts on the page of a property that are stored beside it: of its builder, its photographs and its documents. */
export async function textsBeside(context: AppContext, { _id, builderKey }: Listing): Promise<ListingText[]> {
  const { db } = context;
  const limit = mostBeside;
  const [builder, photos, documents] = await Promise.all([
    builderKey
      ? db
          .collection<{ introduction?: string | null }>(buildersCollection)
          .findOne({ deleted: false, keys: builderKey }, { projection: { introduction: 1 } })
      : null,
    progressLines(context, _id),
    documentsOf(context)
      .find({ itemId: _id, isPublic: true }, { projection: { title: 1 }, limit })
      .toArray(),
  ]);
  const texts = [
    { field: 'builder', text: builder?.introduction },
    ...photos.flatMap(({ text, tower }) => [text, tower]).map((text) => ({ field: 'progress', text })),
    ...documents.map(({ title: text }) => ({ field: 'documents', text })),
  ];
  return texts.flatMap(({ field, text }) => (text ? [{ field, text }] : []));
}
