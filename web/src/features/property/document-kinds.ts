import type { DocumentKind } from 'domain/schema.generated.ts';

/** The kinds of documents for people. */
export const documentKinds = {
  BROCHURE: 'Brochure',
  PRICE_LIST: 'Price list',
  SANCTIONED_PLAN: 'Sanctioned plan',
  FORM_C: 'Form C, registration certificate',
  PORTAL_SCREENSHOT: 'Screenshot of the portal',
  WRITTEN_AUTHORITY: 'Written authority',
  OTHER: 'Other document',
} satisfies Record<DocumentKind, string>;
