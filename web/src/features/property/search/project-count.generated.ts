/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../../lib/page-client.ts';
import { usePageQuery } from '../../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../../lib/use-page-query.ts';
/** What an area measures. Carpet area is the net usable floor area of RERA 2016, section 2(k). */
export type AreaBasis =
  | 'BUILT_UP'
  | 'CARPET'
  | 'PLOT'
  | 'SUPER_BUILT_UP';

/** A wanted range of areas; a project matches if one of its areas overlaps it. */
export type AreaInput = {
  /** Only areas that measure this; any area by default. */
  basis?: AreaBasis | null | undefined;
  /** The largest wanted area, in `unit`. */
  max?: number | null | undefined;
  /** The smallest wanted area, in `unit`. */
  min?: number | null | undefined;
  /** The unit of both; SQ_FT by default. */
  unit?: AreaUnit | null | undefined;
};

/** Square feet, square metres or square yards. */
export type AreaUnit =
  | 'SQ_FT'
  | 'SQ_M'
  | 'SQ_YD';

/** READY can be moved into; NEW_LAUNCH has just been opened for booking. */
export type BuildStage =
  | 'NEW_LAUNCH'
  | 'READY'
  | 'UNDER_CONSTRUCTION';

/** A wanted range of numbers, both included. Halves count as the number below: 2.5 baths are 2. */
export type CountInput = {
  /** The largest number. */
  max?: number | null | undefined;
  /** The smallest number. */
  min?: number | null | undefined;
};

/** The direction that the main door faces. */
export type Facing =
  | 'EAST'
  | 'NORTH'
  | 'NORTH_EAST'
  | 'NORTH_WEST'
  | 'SOUTH'
  | 'SOUTH_EAST'
  | 'SOUTH_WEST'
  | 'WEST';

/** The furniture in the rooms at possession. */
export type Furnishing =
  | 'FURNISHED'
  | 'SEMI_FURNISHED'
  | 'UNFURNISHED';

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

/** What a project is near to, by straight distance from its own position. Without `id`, METRO means any open station and AIRPORT any airport. */
export type NearInput = {
  /** The key of a place. If its position is not known, the search finds what lies in it and in the places beside it. */
  id?: string | null | undefined;
  /** What it is near to. */
  kind: NearKind;
  /** The greatest straight distance in metres, 1 to 50,000. By default, for METRO the distance of the settings, for PLACE 3,000, for AIRPORT 10,000. */
  metresMax?: number | null | undefined;
};

/** What a project is near to. The site holds no positions of schools and hospitals: these two find nothing. */
export type NearKind =
  | 'AIRPORT'
  | 'HOSPITAL'
  | 'METRO'
  | 'PLACE'
  | 'SCHOOL';

/** A wanted range of months of completion, both included. */
export type PossessionInput = {
  /** The first month, as YYYY-MM. Without it, homes that are ready match as well. */
  from?: string | null | undefined;
  /** The last month, as YYYY-MM. */
  to?: string | null | undefined;
};

/** The filter of a project search; a missing field does not narrow it. */
export type ProjectFilter = {
  /** Only projects whose position lies in this part of the map. */
  area?: MapArea | null | undefined;
  /** With this number of balconies. */
  balconies?: CountInput | null | undefined;
  /** With this number of bathrooms. */
  baths?: CountInput | null | undefined;
  /** With this number of bedrooms; 0 is a studio. */
  bedrooms?: CountInput | null | undefined;
  /** Only by this builder: the name, with or without capitals and punctuation. */
  builder?: string | null | undefined;
  /** Only this category. */
  category?: PropertyCategory | null | undefined;
  /** Only with all of these. */
  extras?: Array<PropertyExtra> | null | undefined;
  /** Only with a door that faces one of these. */
  facing?: Array<Facing> | null | undefined;
  /** Only with an area in this range. */
  floorArea?: AreaInput | null | undefined;
  /** Only furnished like this. */
  furnishing?: Array<Furnishing> | null | undefined;
  /** To buy or to rent. By default RENT if `statuses` is FOR_RENT alone or the query says so, otherwise BUY. */
  intent?: ProjectIntent | null | undefined;
  /** Search words; a project must contain all of them, at least as beginnings of words. The argument `query` of `projects` understands plain words instead. */
  keyword?: string | null | undefined;
  /** Only these kinds. */
  kinds?: Array<PropertyKind> | null | undefined;
  /** The highest price in rupees; per month for RENT. */
  maxPrice?: number | null | undefined;
  /** The lowest price in rupees; per month for RENT. */
  minPrice?: number | null | undefined;
  /** Only near to this. */
  near?: NearInput | null | undefined;
  /** Only in these places, by their keys; a larger place includes what lies in it. At most 20. */
  places?: Array<string> | null | undefined;
  /** Only completed in these months. */
  possession?: PossessionInput | null | undefined;
  /** Only with a RERA registration number. */
  reraOnly?: boolean | null | undefined;
  /** Only what this team member looks after. */
  responsibleId?: string | number | null | undefined;
  /** Only these numbers of bedrooms; 0 is a studio, 4 means four or more. */
  rooms?: Array<number> | null | undefined;
  /** Only new ones, or only resales. */
  sale?: SaleKind | null | undefined;
  /** Only at these stages. */
  stages?: Array<BuildStage> | null | undefined;
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

/** What buyers ask for by name. */
export type PropertyExtra =
  | 'CORNER'
  | 'GATED'
  | 'LIFT'
  | 'PARKING'
  | 'PARK_FACING'
  | 'POOL'
  | 'SERVANT_ROOM'
  | 'STUDY'
  | 'TERRACE'
  | 'VASTU';

/** What is sold or let: a flat, a shop, a plot. */
export type PropertyKind =
  | 'BUILDER_FLOOR'
  | 'DUPLEX'
  | 'FARMHOUSE'
  | 'FLAT'
  | 'INDEPENDENT_HOUSE'
  | 'OFFICE'
  | 'PENTHOUSE'
  | 'PLOT'
  | 'SHOP'
  | 'STUDIO'
  | 'VILLA'
  | 'WAREHOUSE';

/** The state of the sale. SOLD and OFF_MARKET projects keep their page but leave the default lists. */
export type PropertyStatus =
  | 'FOR_RENT'
  | 'FOR_SALE'
  | 'OFF_MARKET'
  | 'SOLD'
  | 'UNDER_OFFER';

/** NEW is sold by the builder, RESALE by its owner. */
export type SaleKind =
  | 'NEW'
  | 'RESALE';

export type ProjectCountQueryVariables = Exact<{
  query?: string | null | undefined;
  filter?: ProjectFilter | null | undefined;
}>;


export type ProjectCountQuery = { projects: { totalCount: number } };

export const ProjectCountDocument: PageDocument<ProjectCountQuery, ProjectCountQueryVariables> = {
  name: 'ProjectCount',
  text: "query ProjectCount($query:String$filter:ProjectFilter){projects(query:$query filter:$filter perPage:1){totalCount}}",
};

export function useProjectCountQuery(options?: PageQueryOptions<ProjectCountQueryVariables>) {
  return usePageQuery(ProjectCountDocument, options);
}
