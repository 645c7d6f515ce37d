import type { PropertyDetailsFragment } from '../features/property/property.generated.ts';

/** A flat as its page reads it. */
export function propertyDetails(values: Partial<PropertyDetailsFragment> = {}): PropertyDetailsFragment {
  return {
    id: 'a',
    slug: 'green-court',
    title: 'Green Court',
    category: 'RESIDENTIAL',
    propertyStatus: 'FOR_SALE',
    address: 'Sector 76, Noida',
    locality: 'Sector 76',
    city: 'Noida',
    price: { from: 12_500_000, to: null },
    areas: [{ min: 1150, max: 1150, unit: 'SQ_FT', basis: 'CARPET' }],
    rooms: { min: 3, max: 3 },
    baths: null,
    completion: { year: null, quarter: null, month: null },
    images: [],
    responsible: null,
    publishAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    soldAt: null,
    description: [],
    position: null,
    lotDimensions: null,
    features: [],
    amenities: [],
    builder: null,
    aboutBuilder: '',
    reraNumber: null,
    reraDetails: '',
    disclaimer: '',
    ...values,
  };
}
