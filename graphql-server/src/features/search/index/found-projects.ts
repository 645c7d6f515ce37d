import type { ObjectId } from 'mongodb';
import type { PropertyFacets } from '../facets.type.ts';

/** What a search found. */
export interface FoundProjects {
  ids: ObjectId[];
  totalCount: number;
  /** The counts for the filters, for callers that want them. */
  countFacets: () => PropertyFacets | Promise<PropertyFacets>;
}
