import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { choiceRows } from 'domain/property/property-choices.ts';
import { plainFields } from 'domain/property/property-fields.ts';
import type { PlainTexts } from 'domain/property/property-fields.ts';
import { CheckedItem } from '../rera/gate.type.ts';
import { choiceDescriptions, choiceEnums } from './facts.type.ts';
import type { ChosenFacts } from './facts.type.ts';

/** The plain texts and the chosen facts from the tables of fields. */
@ObjectType()
abstract class FieldsOfTables extends CheckedItem {}
for (const [name, { description, required }] of plainFields) {
  Field(() => String, { description, nullable: !required })(FieldsOfTables.prototype, name);
}
for (const [name, { several }] of choiceRows) {
  // Lists and the stage are answered by resolvers, which fill in what is not stored.
  if (!several && name !== 'stage')
    Field(() => choiceEnums[name], { description: choiceDescriptions[name], nullable: true })(
      FieldsOfTables.prototype,
      name,
    );
}

/** What the tables say of a property. */
export const TableFields = FieldsOfTables as abstract new () => CheckedItem & PlainTexts & ChosenFacts;
