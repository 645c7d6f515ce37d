import type { OpenCheck } from '../../../../base/errors.ts';
import type { ListingFacts } from './check-sheet.ts';

/** What a file or a form that was saved without a certificate reads. */
export const waitsForFormC =
  'The listing waits as a draft for its Form C: add it under Documents, then publish it.';

/** Whether a check asks for the evidence of a registration that visitors have not seen yet. */
export function lacksFormC({ number, level, field }: OpenCheck): boolean {
  return number === 5 && field === 'documents' && level === 'BLOCKING';
}

/** What a listing without Form C and a screenshot needs. A new one has documents once it is saved. */
export function missingEvidence({ wasShown, isNew }: ListingFacts): string {
  if (wasShown) return 'Add Form C or a screenshot of the portal to the documents of the property.';
  return isNew
    ? 'Save it as a draft first, then add Form C or a screenshot of the portal under Documents, and publish it.'
    : 'Add Form C or a screenshot of the portal under Documents, then publish it.';
}
