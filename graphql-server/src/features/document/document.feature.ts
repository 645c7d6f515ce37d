import { propertyNoun } from '../property/property.service.ts';
import type { Feature } from '../../kit/feature.ts';
import { DocumentedPropertyResolver, PropertyDocumentsResolver } from './property-documents.resolver.ts';
import { documentRouter } from './property-documents.rest.ts';
import { propertySubmissionRouter } from './property-submission.rest.ts';

/** What the product takes from this room. */
export const documentFeature: Feature = {
  resolvers: [DocumentedPropertyResolver, PropertyDocumentsResolver],
  routes: () => [propertySubmissionRouter(), documentRouter()],
  files: [{ collection: 'propertyDocuments', field: 'file.fileId' }],
  belongings: [{ collection: 'propertyDocuments', owner: propertyNoun.collection }],
  indexes: {
    propertyDocuments: [{ key: { itemId: 1, dated: -1, _id: -1 } }, { key: { 'file.fileId': 1 } }],
  },
};
