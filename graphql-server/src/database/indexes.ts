import type { IndexDescription } from 'mongodb';

export const byCreation: IndexDescription = { key: { deleted: 1, createdAt: -1, _id: -1 } };
/** For the trash. */
export const byDeletion: IndexDescription = { key: { deleted: 1, deletedAt: -1, _id: -1 } };
/** For published items, latest first, and items that are not published yet. */
export const byPublication: IndexDescription = { key: { deleted: 1, publishAt: -1, _id: -1 } };
export const byWord: IndexDescription = { key: { deleted: 1, words: 1 } };
export const bySlug: IndexDescription[] = [{ key: { slug: 1 }, unique: true }, { key: { formerSlugs: 1 } }];
/** For documents written since a moment. */
export const byTouch: IndexDescription = { key: { touchedAt: 1 } };
/** Indexes only documents that have a key. */
export const bySubmissionKey: IndexDescription = { key: { submissionKey: 1 }, sparse: true };

/** For the remaining sample content. */
export const bySample: IndexDescription = { key: { sample: 1 }, sparse: true };

/** For what visitors see no more from a moment on. */
export const byLapse: IndexDescription = { key: { deleted: 1, shownUntil: 1 } };

/** Drafts beside published items, by the moment they go live. */
export const dueDrafts: IndexDescription = { key: { 'draft.publishAt': 1 }, sparse: true };

/** For a list in the order of a field. */
export function sortedBy(field: string): IndexDescription {
  return { key: { deleted: 1, [field]: 1, _id: 1 } };
}

/** For the lists of enquiries and applications, besides the indexes on their own fields. */
export const ofLeads: IndexDescription[] = [
  { key: { deleted: 1, state: 1, createdAt: -1, _id: -1 } },
  { key: { deleted: 1, unread: 1, createdAt: -1, _id: -1 } },
  { key: { deleted: 1, nextAt: 1, _id: 1 } },
  { key: { mailDue: 1 }, sparse: true },
  // Open pages of the office ask for recent writes.
  { key: { touchedAt: -1, _id: -1 } },
];

/** Indexes by collection: one for each list, search, count and look-up. */
export type Indexes = Record<string, IndexDescription[]>;

/** The indexes of the collections that belong to no noun. */
export const groundIndexes: Indexes = {
  rateLimits: [{ key: { expiresAt: 1 } }],
  keptWrites: [{ key: { goesAt: 1 } }],
  'fs.files': [
    { key: { 'metadata.imageId': 1, 'metadata.width': 1 } },
    { key: { 'metadata.kind': 1, 'metadata.avif': 1, uploadDate: 1 } },
    { key: { 'metadata.waiting.adminId': 1 }, sparse: true },
    // For the library of pictures.
    { key: { 'metadata.kind': 1, uploadDate: -1, _id: -1 } },
    { key: { 'metadata.words': 1 }, sparse: true },
    // The driver makes these two, but only in an empty database and not in a restored one.
    { key: { filename: 1, uploadDate: 1 } },
  ],
  'fs.chunks': [{ key: { files_id: 1, n: 1 }, unique: true }],
};
