import { ObjectId } from 'mongodb';
import type { Filter } from 'mongodb';
import { filterNames } from 'domain/search/choice-filters.ts';
import { choiceNames } from '../../../property/facts/facts.type.ts';
import type { ChosenFacts } from '../../../property/facts/facts.type.ts';
import type { Property } from '../../../property/property.type.ts';
import type { Wanted } from '../wanted.ts';

/** The facts that the index keeps as a set of rows for each value. */
export type TokenFacts = Pick<Property, 'reraNumber' | 'responsibleId' | 'builderKey'> & ChosenFacts;

/** The chosen facts, to read them from the database. */
export const chosenFields = Object.fromEntries(choiceNames.map((name) => [name, 1]));

/** The facts of a project as tokens such as `facing:EAST`. */
export function tokensOf({ reraNumber, responsibleId, builderKey, ...chosen }: TokenFacts): string[] {
  const { kind, stage, sale, extras = [] } = chosen;
  const tokens = [
    ...(kind ? [`kinds:${kind}`] : []),
    stage ? `stages:${stage}` : noStage,
    ...(sale ? [`sale:${sale}`] : []),
    ...extras.map((value) => `extras:${value}`),
    ...(reraNumber ? [reraToken] : []),
    ...(responsibleId ? [personToken + responsibleId.toHexString()] : []),
    ...(builderKey ? [`builder:${builderKey}`] : []),
  ];
  // Loops, because the index reads each project: lists in between take four times as long.
  for (const name of filterNames) {
    const value = chosen[name] ?? [];
    if (Array.isArray(value)) for (const one of value) tokens.push(`${name}:${one}`);
    else tokens.push(`${name}:${value}`);
  }
  return tokens;
}

const nobody = new ObjectId('0'.repeat(24));
/** The beginning of the tokens of responsible people. */
export const personToken = 'responsible:';
export const noStage = 'stages:';
export const reraToken = 'rera';

/** The filters of which a project needs one value, by the name of their tokens. */
export const anyOf = ['kinds', ...filterNames, 'sale', 'responsible'] as const;
export type AnyOf = (typeof anyOf)[number];

/** The wanted values of such a filter; none if any will do. */
export function wantedValues(wanted: Wanted, group: AnyOf): readonly string[] {
  if (group === 'sale') return wanted.sale ? [wanted.sale] : [];
  if (group === 'responsible') return wanted.responsibleId ? [wanted.responsibleId.toLowerCase()] : [];
  return wanted[group] ?? [];
}

/** The same conditions for the database. */
export function tokenConditions(wanted: Wanted): Filter<Property>[] {
  const { responsibleId } = wanted;
  return [
    ...anyOf.flatMap((group) => {
      const values = wantedValues(wanted, group);
      if (group === 'responsible' || values.length === 0) return [];
      return [{ [group === 'kinds' ? 'kind' : group]: { $in: values } }];
    }),
    ...(responsibleId
      ? [{ responsibleId: ObjectId.isValid(responsibleId) ? new ObjectId(responsibleId) : nobody }]
      : []),
    ...(wanted.reraOnly ? [{ reraNumber: { $gt: '' } }] : []),
  ];
}
