import 'reflect-metadata';
import { Arg, ID } from 'type-graphql';
import { ItemSelection } from '../../base/types.ts';
import { PeopleFilter } from './person.input.ts';

/** The id of a person. */
export function IdArg() {
  return Arg('id', () => ID, { description: 'The person’s id.' });
}

/** The people that a mutation changes at once. */
export function SelectionArg() {
  return Arg('selection', () => ItemSelection, { description: 'The people to change.' });
}

/** The filter of a selection of all that match. */
export function NarrowingArg() {
  return Arg('filter', () => PeopleFilter, { nullable: true, description: 'Narrows `matching`.' });
}
