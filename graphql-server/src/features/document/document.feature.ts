import type { Feature } from '../../kit/feature.ts';
import { DocumentedPropertyResolver, PropertyDocumentsResolver } from './property-documents.resolver.ts';
import { documentRouter } from './property-documents.rest.ts';
import { propertySubmissionRouter } from './property-submission.rest.ts';

/** What the product takes from this room. */
export const documentFeature: Feature = {
  resolvers: [DocumentedPropertyResolver, PropertyDocumentsResolver],
  routes: () => [propertySubmissionRouter(), documentRouter()],
};
