/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../../lib/page-client.ts';
import { usePageQuery } from '../../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../../lib/use-page-query.ts';
/** A rectangle on the map, in degrees (WGS 84); it lies on one side of the date line. */
export type MapArea = {
  /** Degrees east of its right edge, up to 180; not left of `west`. */
  east: number;
  /** Degrees north of its upper edge, up to 90; not below `south`. */
  north: number;
  /** Degrees north of its lower edge, from -90. */
  south: number;
  /** Degrees east of its left edge, from -180. */
  west: number;
};

/** The filter of a project search; a missing field does not narrow it. */
export type ProjectFilter = {
  /** Only projects whose position lies in this part of the map. */
  area?: MapArea | null | undefined;
  /** Only this category. */
  category?: PropertyCategory | null | undefined;
  /** To buy or to rent. By default RENT if `statuses` is FOR_RENT alone or the keyword says so, otherwise BUY. */
  intent?: ProjectIntent | null | undefined;
  /** Search words; a project must contain all of them, at least as beginnings of words. Filters among them are recognised (`3 bhk`, `flat`, `for rent`, `under 1 crore`) and returned in `understood`; a given filter wins over one in the words. */
  keyword?: string | null | undefined;
  /** The highest price in rupees; per month for RENT. */
  maxPrice?: number | null | undefined;
  /** The lowest price in rupees; per month for RENT. */
  minPrice?: number | null | undefined;
  /** Only these numbers of bedrooms; 0 is a studio, 4 means four or more. */
  rooms?: Array<number> | null | undefined;
  /** Only these statuses; by default, all except SOLD and OFF_MARKET. A status of the other intent finds nothing. */
  statuses?: Array<PropertyStatus> | null | undefined;
};

/** To rent: FOR_RENT. To buy: every other status. One list never mixes prices with monthly rents. */
export type ProjectIntent =
  | 'BUY'
  | 'RENT';

/** The kind of project. */
export type PropertyCategory =
  | 'COMMERCIAL'
  | 'RESIDENTIAL'
  | 'STUDIO';

/** The state of the sale. SOLD and OFF_MARKET projects keep their page but leave the default lists. */
export type PropertyStatus =
  | 'FOR_RENT'
  | 'FOR_SALE'
  | 'OFF_MARKET'
  | 'SOLD'
  | 'UNDER_OFFER';

export type ProjectCountQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
}>;


export type ProjectCountQuery = { projects: { totalCount: number } };

export const ProjectCountDocument: PageDocument<ProjectCountQuery, ProjectCountQueryVariables> = {
  name: 'ProjectCount',
  text: "query ProjectCount($filter:ProjectFilter){projects(filter:$filter perPage:1){totalCount}}",
};

export function useProjectCountQuery(options?: PageQueryOptions<ProjectCountQueryVariables>) {
  return usePageQuery(ProjectCountDocument, options);
}
