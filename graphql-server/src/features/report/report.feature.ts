import { contentRoles } from '../../access/roles.ts';
import {
  byCreation,
  byDeletion,
  bySubmissionKey,
  byTouch,
  byWord,
  sortedBy,
} from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { ListingReportResolver } from './listing-report.resolver.ts';
import { listingReportNoun } from './listing-report.service.ts';

/** What the product takes from this room. */
export const reportFeature: Feature = {
  resolvers: [ListingReportResolver],
  kinds: {
    LISTING_REPORT: {
      roles: contentRoles,
      noun: listingReportNoun,
      nameFields: ['reference'],
      personal: true,
    },
  },
  indexes: {
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
  },
};
