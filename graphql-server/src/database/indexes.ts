import type { IndexDescription } from 'mongodb';

const byCreation: IndexDescription = { key: { deleted: 1, createdAt: -1, _id: -1 } };
/** For the trash. */
const byDeletion: IndexDescription = { key: { deleted: 1, deletedAt: -1, _id: -1 } };
/** For published items, latest first, and items that are not published yet. */
const byPublication: IndexDescription = { key: { deleted: 1, publishAt: -1, _id: -1 } };
const byWord: IndexDescription = { key: { deleted: 1, words: 1 } };
const bySlug: IndexDescription[] = [{ key: { slug: 1 }, unique: true }, { key: { formerSlugs: 1 } }];
/** For documents written since a moment. */
const byTouch: IndexDescription = { key: { touchedAt: 1 } };
/** Indexes only documents that have a key. */
const bySubmissionKey: IndexDescription = { key: { submissionKey: 1 }, sparse: true };

/** For the remaining sample content. */
const bySample: IndexDescription = { key: { sample: 1 }, sparse: true };

/** For what visitors see no more from a moment on. */
const byLapse: IndexDescription = { key: { deleted: 1, shownUntil: 1 } };

/** Drafts beside published items, by the moment they go live. */
const dueDrafts: IndexDescription = { key: { 'draft.publishAt': 1 }, sparse: true };

function sortedBy(field: string): IndexDescription {
  return { key: { deleted: 1, [field]: 1, _id: 1 } };
}

/** For the lists of enquiries and applications, besides the indexes on their own fields. */
const ofLeads: IndexDescription[] = [
  { key: { deleted: 1, state: 1, createdAt: -1, _id: -1 } },
  { key: { deleted: 1, unread: 1, createdAt: -1, _id: -1 } },
  { key: { deleted: 1, nextAt: 1, _id: 1 } },
  { key: { mailDue: 1 }, sparse: true },
  // Open pages of the office ask for recent writes.
  { key: { touchedAt: -1, _id: -1 } },
];

/** The indexes of the product by collection: one for each list, search, count and look-up. */
export const indexes: Record<string, IndexDescription[]> = {
  properties: [
    byCreation,
    byDeletion,
    byWord,
    bySample,
    ...bySlug,
    sortedBy('title'),
    sortedBy('price.from'),
    sortedBy('enquiryCount'),
    sortedBy('viewCount'),
    { key: { deleted: 1, 'images.0.fileId': 1, createdAt: -1, _id: -1 } },
    { key: { deleted: 1, propertyStatus: 1, createdAt: -1, _id: -1 } },
    { key: { deleted: 1, propertyStatus: 1, category: 1, createdAt: -1, _id: -1 } },
    byPublication,
    { key: { deleted: 1, propertyStatus: 1, category: 1, publishAt: -1, _id: -1 } },
    { key: { deleted: 1, propertyStatus: 1, category: 1, 'price.from': 1, _id: 1 } },
    { key: { deleted: 1, sinks: 1, publishAt: -1, _id: -1 } },
    { key: { deleted: 1, sinks: 1, createdAt: -1, _id: -1 } },
    { key: { deleted: 1, sinks: 1, pricedAt: 1 } },
    sortedBy('completeness'),
    { key: { deleted: 1, builderKey: 1, createdAt: -1, _id: -1 } },
    { key: { reraNumber: 1 } },
    ...['validTo', 'extensionTo', 'authorityTo', 'checkedOn'].map((field) => ({
      key: { deleted: 1, [`rera.${field}`]: 1 },
    })),
    { key: { deleted: 1, locality: 1, city: 1, propertyStatus: 1, publishAt: -1, _id: -1 } },
    { key: { deleted: 1, placeKey: 1, createdAt: -1, _id: -1 } },
    byTouch,
    { key: { enquiredAt: 1 }, sparse: true },
    { key: { 'images.fileId': 1 } },
    { key: { 'draft.values.images.fileId': 1 }, sparse: true },
    dueDrafts,
    byLapse,
    { key: { deleted: 1, 'gate.passes': 1, createdAt: -1, _id: -1 } },
  ],
  teamMembers: [
    byCreation,
    byDeletion,
    byTouch,
    byWord,
    bySample,
    ...bySlug,
    sortedBy('name'),
    { key: { deleted: 1, email: 1 } },
    { key: { 'image.fileId': 1 } },
  ],
  progressPhotos: [
    byCreation,
    byDeletion,
    byTouch,
    byWord,
    sortedBy('takenOn'),
    { key: { deleted: 1, propertyId: 1, takenOn: -1, _id: -1 } },
    { key: { 'image.fileId': 1 } },
  ],
  builders: [
    byCreation,
    byDeletion,
    byTouch,
    byWord,
    bySample,
    ...bySlug,
    sortedBy('name'),
    { key: { keys: 1 }, unique: true },
    { key: { 'image.fileId': 1 } },
  ],
  testimonials: [
    byCreation,
    byDeletion,
    byTouch,
    byWord,
    bySample,
    sortedBy('name'),
    { key: { 'image.fileId': 1 } },
  ],
  blogs: [
    byCreation,
    byDeletion,
    byTouch,
    byWord,
    bySample,
    ...bySlug,
    sortedBy('title'),
    byPublication,
    { key: { deleted: 1, tags: 1, publishAt: -1, _id: -1 } },
    { key: { 'image.fileId': 1 } },
    { key: { 'draft.values.image.fileId': 1 }, sparse: true },
    { key: { 'textPictures.fileId': 1 } },
    { key: { 'draft.values.textPictures.fileId': 1 }, sparse: true },
    dueDrafts,
  ],
  mediaItems: [
    byCreation,
    byDeletion,
    byTouch,
    byWord,
    bySample,
    sortedBy('name'),
    { key: { 'image.fileId': 1 } },
  ],
  places: [
    byCreation,
    byDeletion,
    byTouch,
    byWord,
    sortedBy('name'),
    { key: { deleted: 1, kind: 1, createdAt: -1, _id: -1 } },
    { key: { deleted: 1, region: 1, createdAt: -1, _id: -1 } },
    { key: { key: 1 }, unique: true },
  ],
  rules: [
    byCreation,
    byTouch,
    byWord,
    sortedBy('key'),
    sortedBy('checkedOn'),
    { key: { deleted: 1, authority: 1, key: 1, _id: 1 } },
  ],
  contactRequests: [
    byCreation,
    byDeletion,
    byWord,
    sortedBy('name'),
    sortedBy('email'),
    ...ofLeads,
    // Lets the dashboard count the sources of each week from the index alone.
    { key: { deleted: 1, createdAt: -1, source: 1 } },
    { key: { deleted: 1, source: 1, createdAt: -1, _id: -1 } },
    { key: { deleted: 1, state: 1, source: 1, createdAt: -1, _id: -1 } },
    { key: { deleted: 1, closeReason: 1, createdAt: -1, _id: -1 } },
    { key: { deleted: 1, responsibleId: 1, createdAt: -1, _id: -1 } },
    { key: { deleted: 1, threadKeys: 1, createdAt: -1, _id: -1 } },
    { key: { reference: 1 } },
    bySubmissionKey,
  ],
  jobApplications: [
    byCreation,
    byDeletion,
    byWord,
    sortedBy('fullName'),
    sortedBy('role'),
    ...ofLeads,
    { key: { 'resume.fileId': 1 } },
    bySubmissionKey,
  ],
  subscribers: [
    byCreation,
    byDeletion,
    byTouch,
    byWord,
    sortedBy('email'),
    { key: { deleted: 1, source: 1, createdAt: -1, _id: -1 } },
  ],
  listingReports: [
    ...[byCreation, byDeletion, byTouch, byWord],
    { key: { deleted: 1, state: 1, createdAt: -1, _id: -1 } },
    { key: { deleted: 1, state: 1, answerBy: 1, _id: 1 } },
    sortedBy('answerBy'),
    { key: { deleted: 1, email: 1 } },
    { key: { reference: 1 } },
    { key: { mailDue: 1 }, sparse: true },
    { key: { answerMailDue: 1 }, sparse: true },
    bySubmissionKey,
  ],
  outbox: [
    byCreation,
    byWord,
    { key: { deleted: 1, state: 1, createdAt: -1, _id: -1 } },
    { key: { state: 1, dueAt: 1 } },
    { key: { state: 1, 'claim.until': 1 } },
    { key: { state: 1, sentAt: -1 } },
  ],
  alerts: [
    { key: { email: 1, state: 1 } },
    { key: { state: 1, kind: 1, key: 1, _id: 1 } },
    { key: { dueAt: 1 }, sparse: true },
    { key: { eraseAt: 1 } },
  ],
  alertMails: [
    { key: { state: 1, dueAt: 1 } },
    { key: { state: 1, 'claim.until': 1 } },
    { key: { alertId: 1 } },
    { key: { createdAt: 1 } },
  ],
  alertNews: [{ key: { alertId: 1, mailId: 1, at: 1 } }, { key: { at: 1 } }],
  propertyNews: [{ key: { waiting: 1, at: 1 }, sparse: true }, { key: { at: 1 } }],
  missedSearches: [{ key: { count: -1, lastAt: -1 } }, { key: { lastAt: 1 } }],
  admins: [
    { key: { username: 1 }, unique: true },
    { key: { email: 1 }, unique: true, sparse: true },
    { key: { 'link.hash': 1 }, sparse: true },
  ],
  siteSettings: [byTouch],
  jobOpenings: [byTouch, { key: { deleted: 1 } }],
  sessions: [{ key: { adminId: 1 } }, { key: { expiresAt: 1 } }],
  loginAttempts: [{ key: { address: 1, at: 1 } }, { key: { name: 1, at: 1 } }, { key: { at: 1 } }],
  activities: [
    // Each index ends with the other filter fields, so that the database skips entries without reading their documents.
    { key: { at: -1, _id: -1, adminId: 1, noun: 1, verb: 1 } },
    { key: { adminId: 1, at: -1, _id: -1, noun: 1, verb: 1 } },
    { key: { noun: 1, at: -1, _id: -1, adminId: 1, verb: 1 } },
    { key: { verb: 1, at: -1, _id: -1, adminId: 1, noun: 1 } },
    { key: { itemId: 1, at: -1, _id: -1 } },
    { key: { words: 1, at: -1, adminId: 1, noun: 1, verb: 1 } },
  ],
  versions: [{ key: { itemId: 1, at: -1 } }, { key: { fileIds: 1 } }],
  priceChanges: [{ key: { itemId: 1, at: 1 } }],
  units: [{ key: { itemId: 1, tower: 1, numberKey: 1 }, unique: true }, { key: { status: 1, holdUntil: 1 } }],
  propertyDocuments: [{ key: { itemId: 1, dated: -1, _id: -1 } }, { key: { 'file.fileId': 1 } }],
  shortlists: [{ key: { tokenHash: 1 }, unique: true }, { key: { usedAt: 1 } }],
  rateLimits: [{ key: { expiresAt: 1 } }],
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
  // Minimal records of erased data.
  erasures: [{ key: { codes: 1, at: -1 } }, { key: { purgeAt: 1 } }],
  breaches: [{ key: { awareAt: -1, _id: -1 } }],
  backups: [{ key: { startedAt: -1 } }, { key: { state: 1, startedAt: -1 } }],
};
