import { contentRoles } from '../../access/roles.ts';
import { byCreation, byDeletion, byTouch, byWord, sortedBy } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { ProgressPhotoResolver } from './progress-photo.resolver.ts';
import { progressPhotoNoun } from './progress-photo.service.ts';
import { ProgressPropertyResolver, PropertyProgressResolver } from './property-progress.resolver.ts';
import { progressAsked } from '../property/progress-lines.ts';
import { storedLines } from './stored-lines.ts';

/** What the product takes from this room. */
export const progressFeature: Feature = {
  connect: () => progressAsked.connect(storedLines),
  resolvers: [ProgressPhotoResolver, ProgressPropertyResolver, PropertyProgressResolver],
  kinds: {
    PROGRESS_PHOTO: { roles: contentRoles, noun: progressPhotoNoun, nameFields: ['text'], picture: 'image' },
  },
  files: [{ collection: 'progressPhotos', field: 'image.fileId' }],
  indexes: {
    progressPhotos: [
      byCreation,
      byDeletion,
      byTouch,
      byWord,
      sortedBy('takenOn'),
      { key: { deleted: 1, propertyId: 1, takenOn: -1, _id: -1 } },
      { key: { 'image.fileId': 1 } },
    ],
  },
};
