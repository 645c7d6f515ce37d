import type { RuleBook } from '../../../rule/rule-book.ts';
import { checkOf, notApplicable } from './check-sheet.ts';
import type { CheckedProperty, ListingFacts } from './check-sheet.ts';
import { CheckLevel } from './listing-check.type.ts';
import type { ListingCheck } from './listing-check.type.ts';
import { registrationChecks } from './registration-checks.ts';
import { trustChecks } from './trust-checks.ts';

const rows = [...registrationChecks, ...trustChecks].sort((one, other) => one.number - other.number);

/**
 * The 17 checks of what an advertisement of a property must show, on the day of the rules. A rule that is not there makes
 * its check say “not known”. A sample is marked as one everywhere and needs none of them.
 */
export function listingChecks(
  property: CheckedProperty,
  facts: ListingFacts,
  book: RuleBook,
): ListingCheck[] {
  const question = { property, rera: property.rera ?? {}, facts, book };
  const sample = notApplicable('This is sample content, and every page marks it as a sample.');
  return rows.map((row) => checkOf(row, property.sample ? sample : row.find(question)));
}

/** The checks that do not pass. */
export function openChecks(checks: readonly ListingCheck[]): ListingCheck[] {
  return checks.filter(({ level }) => level === CheckLevel.BLOCKING || level === CheckLevel.WARNING);
}
