import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { choiceRows } from 'domain/property/property-choices.ts';
import type { ChoiceName } from 'domain/property/property-choices.ts';
import { plainFields } from 'domain/property/property-fields.ts';
import type { PlainTexts } from 'domain/property/property-fields.ts';
import { CheckedItem } from '../rera/gate.type.ts';
import {
  BuildStage,
  choiceDescriptions,
  Facing,
  Furnishing,
  PropertyExtra,
  PropertyKind,
  SaleKind,
} from './facts.type.ts';

/** The enum of each chosen fact. */
export const choiceEnums = {
  kind: PropertyKind,
  stage: BuildStage,
  sale: SaleKind,
  furnishing: Furnishing,
  facing: Facing,
  extras: PropertyExtra,
} as const satisfies Record<ChoiceName, object>;

/** The chosen facts as they are stored; what was stored by an earlier version lacks them. */
export interface ChosenFacts {
  kind?: PropertyKind | null;
  /** As chosen: `stage` of the schema follows from the completion without it. */
  stage?: BuildStage | null;
  sale?: SaleKind | null;
  furnishing?: Furnishing | null;
  facing?: Facing[];
  extras?: PropertyExtra[];
}

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
