import type { AreaBasis, AreaUnit, PropertyCategory, PropertyStatus } from '../schema.generated.ts';

interface Range {
  min: number;
  max: number;
}

/** What words about a property are made of, as the API gives it. */
export interface PropertyFacts {
  category: PropertyCategory;
  propertyStatus: PropertyStatus;
  /** Whole rupees, per month for rent; null is “On Request”. */
  price: { from: number; to: number | null } | null;
  /** Carpet area first. */
  areas: (Range & { unit: AreaUnit; basis: AreaBasis | null })[];
  /** Bedrooms; 0 is a studio. */
  rooms: Range | null;
}
