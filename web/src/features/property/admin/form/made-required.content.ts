import type { ListingKind } from 'domain/schema.generated.ts';

/** What the required texts say until a person writes others, by what is added. */
export const madeRequired = {
  about: {
    RESALE: 'The owner sells this home. We tell you what we know of the builder when you ask.',
    NEW_PROJECT: 'Ask us about the builder and its earlier projects.',
    TO_LET: 'The owner lets it through us.',
    LAND: 'The owner sells this land.',
    COMMERCIAL: 'The owner sells this unit. We tell you what we know of the builder when you ask.',
  } satisfies Record<ListingKind, string>,
  rera: {
    RESALE:
      'A resale by the owner. Ask us for the registration of the project, and look it up on the portal of the authority.',
    NEW_PROJECT:
      'Ask us for the registration of the project, and look it up on the portal of the authority before you pay.',
    TO_LET: 'A lease is not registered with RERA.',
    LAND: 'Ask us for the papers of the land, and have a lawyer read them before you pay.',
    COMMERCIAL:
      'A resale by the owner. Ask us for the registration of the project, and look it up on the portal of the authority.',
  } satisfies Record<ListingKind, string>,
  registered: (number: string) =>
    `RERA registration number ${number}. Look it up on the portal of the authority before you pay.`,
  disclaimer: {
    sale: 'Area and price are as the seller states them. We check title, dues and transfer charges with you before any token is paid.',
    project:
      'Areas and prices are indicative and may change. Only the registered agreement for sale binds the seller.',
    rent: 'Rent and area are as the owner states them, and may change until the agreement is signed.',
  },
};

/** The made texts of a resale or a lease; a project has texts of its own. */
export function madeFor(reraStatus: string, propertyStatus: string): Record<string, string> {
  if (!['RESALE_BY_OWNER', 'RENT'].includes(reraStatus)) return {};
  const isLet = propertyStatus === 'FOR_RENT';
  const kind = isLet ? 'TO_LET' : 'RESALE';
  return {
    aboutBuilder: madeRequired.about[kind],
    reraDetails: madeRequired.rera[kind],
    disclaimer: madeRequired.disclaimer[isLet ? 'rent' : 'sale'],
  };
}
