import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { choiceRows } from 'domain/property/property-choices.ts';
import { plainRows } from 'domain/property/property-fields.ts';
import { storedTexts } from '../../../base/text/text-rows.ts';
import { CheckedItem } from '../rera/gate.type.ts';
import { choiceDescriptions, choiceEnums } from './facts.type.ts';
import type { ChosenFacts } from './facts.type.ts';

/** The plain texts and the chosen facts from the tables of fields. */
@ObjectType()
abstract class FieldsOfTables extends storedTexts(plainRows, { Base: CheckedItem }) {}
for (const [name, { several }] of choiceRows) {
  // Lists and the stage are answered by resolvers, which fill in what is not stored.
  if (!several && name !== 'stage')
    Field(() => choiceEnums[name], { description: choiceDescriptions[name], nullable: true })(
      FieldsOfTables.prototype,
      name,
    );
}

/** What the tables say of a property. */
export const TableFields = FieldsOfTables as abstract new () => FieldsOfTables & ChosenFacts;
