import type { Collection, Document, Filter } from 'mongodb';

/** The question that every server of the comparison is asked: a page of 12 cards with their pictures. */
export const cardFields = [
  ...['id', 'slug', 'title', 'category', 'propertyStatus', 'address', 'locality', 'city'],
  'price { from to }',
  'areas { min max unit basis }',
  'rooms { min max }',
  'baths { min max }',
  'images { id url width height colour alt }',
];

export const listing = `query Listing($filter: ProjectFilter) {
  projects(filter: $filter) { items { ${cardFields.join(' ')} } }
}`;

/** The schema of the peers: the part of ours that the question needs. */
export const peerSchema = `
  type Price { from: Float! to: Float }
  type Area { min: Float! max: Float! unit: String! basis: String }
  type Count { min: Float! max: Float! }
  type Image { id: ID! url: String! width: Int! height: Int! colour: String! alt: String! }
  type Property {
    id: ID! slug: String! title: String! category: String! propertyStatus: String! address: String!
    locality: String city: String price: Price areas: [Area!]! rooms: Count baths: Count images: [Image!]!
  }
  type ProjectPage { items: [Property!]! }
  input ProjectFilter { minPrice: Float }
  type Query { projects(filter: ProjectFilter): ProjectPage! }
  type Mutation { setStatus(id: ID!, status: String!): Property! }
`;

const projection = {
  ...{ slug: 1, title: 1, category: 1, propertyStatus: 1, address: 1, locality: 1, city: 1 },
  ...{ price: 1, areas: 1, rooms: 1, baths: 1, images: 1, _id: 1 },
};

/** The cards as a program of few lines reads them: one query of the driver with the fields that are asked. */
export async function readCards(properties: Collection, minPrice?: number): Promise<Document[]> {
  const filter: Filter<Document> = {
    deleted: false,
    propertyStatus: { $in: ['FOR_SALE', 'UNDER_OFFER'] },
    publishAt: { $lte: new Date() },
    ...(minPrice !== undefined && { 'price.from': { $gte: minPrice } }),
  };
  const found = await properties
    .find(filter, { projection, sort: { publishAt: -1, _id: -1 }, limit: 12 })
    .toArray();
  return found.map(cardOf);
}

/** The card in the names of the schema. */
export function cardOf({ _id, images, ...card }: Document): Document {
  const pictures = images as ({ fileId: unknown } & Document)[];
  return {
    id: String(_id),
    ...card,
    images: pictures.map(({ fileId, ...image }) => ({ id: String(fileId), ...image })),
  };
}
