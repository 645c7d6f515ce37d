import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { privateRows } from 'domain/property/private-fields.ts';
import { TextField } from '../../../base/input.ts';
import { Rupees } from '../../../base/types.ts';

/** The types of the private fields that are not stored as typed. */
const ownTypes = { totalFloors: Int, lowestPrice: Rupees };

@ObjectType('PrivateFacts', {
  description: 'What the office keeps with a property for itself. Visitors and public lists read none of it.',
})
export class PrivateFactsType {}
for (const [name, { description }] of privateRows) {
  const type = name in ownTypes ? ownTypes[name as keyof typeof ownTypes] : String;
  Field(() => type, { description, nullable: true })(PrivateFactsType.prototype, name);
}

@InputType({
  description:
    'What the office keeps with a property for itself, as typed. A field that is left out is emptied.',
})
export class PrivateFactsInput {}
for (const [name, { description, hint, maxLength }] of privateRows) {
  TextField({ description: hint ? `${description} ${hint}.` : description, maxLength })(
    PrivateFactsInput.prototype,
    name,
  );
}
