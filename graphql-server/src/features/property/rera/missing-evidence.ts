import type { ListingFacts } from './check-sheet.ts';

/** What a listing without Form C and a screenshot needs. A new one has documents once it is saved. */
export function missingEvidence({ wasShown, isNew }: ListingFacts): string {
  if (wasShown) return 'Add Form C or a screenshot of the portal to the documents of the property.';
  return isNew
    ? 'Save it as a draft first, then add Form C or a screenshot of the portal under Documents, and publish it.'
    : 'Add Form C or a screenshot of the portal under Documents, then publish it.';
}
