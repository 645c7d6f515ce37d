import 'reflect-metadata';
import { IsArray, IsEnum, IsMongoId, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { choiceRows } from 'domain/property/property-choices.ts';
import { textFields } from 'domain/property/property-fields.ts';
import type { PrivateTexts } from 'domain/property/private-fields.ts';
import type { PropertyTexts } from 'domain/property/property-fields.ts';
import { DegreesField, TextField } from '../../base/input.ts';
import { PublicationState } from '../../kit/publication.ts';
import { CostTerms } from './terms/cost-terms.type.ts';
import { RentTerms } from './terms/rent-terms.type.ts';
import { choiceDescriptions, choiceEnums } from './facts/facts.type.ts';
import type { ChosenFacts } from './facts/facts.type.ts';
import { PrivateFactsInput } from './facts/private-facts.type.ts';
import { PropertyCategory, PropertyStatus } from './property.type.ts';
import type { ConfigurationTerms } from './inventory/configuration.type.ts';
import { ListField } from './facts/list-field.ts';
import { ConfigurationsField, TowersField } from './inventory/inventory-field.ts';
import type { TowerTerms } from './inventory/tower.type.ts';
import { GatedFilter, GatedInput } from './rera/gate.type.ts';
import { ReraTerms } from './rera/rera-block.type.ts';

/** An optional part of the input with fields of its own. */
function TermsField(type: new () => object, description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => type, { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsObject({ message: 'This must be an object.' })(target, String(key));
    ValidateNested()(target, String(key));
  };
}

/** What is not a text of the table: the same where a property is replaced, and where a part of it is changed. */
@InputType()
abstract class PropertyFactsInput extends GatedInput {
  @Field(() => PropertyCategory, {
    nullable: true,
    description: 'COMMERCIAL if a whole project is saved without it.',
  })
  @IsOptional()
  @IsEnum(PropertyCategory, { message: 'Please choose Commercial, Residential or Studio.' })
  category?: PropertyCategory;

  @Field(() => PropertyStatus, {
    nullable: true,
    description: 'FOR_SALE if a whole project is saved without it.',
  })
  @IsOptional()
  @IsEnum(PropertyStatus, { message: 'Please choose forSale, forRent, sold, underOffer or offMarket.' })
  propertyStatus?: PropertyStatus;

  @DegreesField('Degrees north; give both or neither.', 90)
  latitude?: number;

  @DegreesField('Degrees east; give both or neither.', 180)
  longitude?: number;

  @TextField({
    description:
      'The key of its place. Without it, the place follows from locality and city; an empty text means none.',
    maxLength: 100,
  })
  placeKey?: string;

  @ListField('Features such as Garden or Parking.')
  features?: string[];

  @ListField('Amenities such as Gym or WiFi.')
  amenities?: string[];

  @TermsField(CostTerms, 'The charges besides the price. Without it, the stored terms stay.')
  costs?: CostTerms;

  @TermsField(RentTerms, 'The costs besides the rent. Without it, the stored terms stay.')
  rent?: RentTerms;

  @TermsField(ReraTerms, 'Its registration with RERA. Without it, the stored one stays.')
  rera?: ReraTerms;

  @TermsField(
    PrivateFactsInput,
    'What the office keeps for itself; it is saved at once, also beside a draft. Without it, what is stored stays.',
  )
  privateFacts?: PrivateTexts;

  @ConfigurationsField()
  configurations?: ConfigurationTerms[];

  @TowersField()
  towers?: TowerTerms[];

  @Field(() => ID, {
    nullable: true,
    description: 'The team member who looks after it; none if a whole project is saved without it.',
  })
  @IsOptional()
  @IsMongoId({ message: 'This is not a team member.' })
  responsibleId?: string;
}

for (const [name, { several }] of choiceRows) {
  const description = choiceDescriptions[name];
  const type = choiceEnums[name];
  const whole = several ? `${description} An empty list means none.` : description;
  const wrong = { message: 'Please choose from the list.', each: several };
  Field(() => (several ? [type] : type), { description: whole, nullable: true })(
    PropertyFactsInput.prototype,
    name,
  );
  IsOptional()(PropertyFactsInput.prototype, name);
  if (several) IsArray({ message: 'This must be a list.' })(PropertyFactsInput.prototype, name);
  IsEnum(type, wrong)(PropertyFactsInput.prototype, name);
}

/** Declares the texts of the table of fields; a change needs none of them. */
function declareTexts(input: object, isChange = false): void {
  for (const [name, { description, maxLength, required }] of textFields) {
    const field = { description, maxLength, required: isChange ? undefined : required };
    TextField({ ...field, draftsLackIt: name !== 'title' })(input, name);
  }
}

type Facts = PropertyFactsInput & ChosenFacts;

@InputType({
  description:
    'A project from the admin form; the server parses the facts from text, or refuses them. A draft needs only a title.',
})
export class PropertyInput extends (PropertyFactsInput as abstract new () => Facts & PropertyTexts) {}
declareTexts(PropertyInput.prototype);

@InputType({
  description:
    'The fields of a project to change, as its form takes them: what is left out stays, null clears. A list, and `costs`, `rent`, `rera` and `privateFacts`, are each replaced as a whole.',
})
export class PropertyChanges extends (PropertyFactsInput as abstract new () => Facts &
  Partial<PropertyTexts>) {}
declareTexts(PropertyChanges.prototype, true);

@InputType({ description: 'A change of some fields of a project.' })
export class ChangePropertyInput {
  @Field(() => ID, { description: 'The project’s id.' })
  id!: string;

  @Field(() => PropertyChanges, { description: 'The fields to change; at least one.' })
  changes!: PropertyChanges;

  @Field(() => Date, {
    description:
      'The `updatedAt` that was read with it. If it has changed since, nothing is written: CONFLICT, with `extensions.conflict { updatedAt updatedBy fields }`.',
  })
  readAt!: Date;
}

@InputType({
  description: 'The filter of the admin list of properties; all given conditions must hold.',
})
export class PropertyFilter extends GatedFilter {
  @Field(() => PublicationState, { nullable: true, description: 'The publication state.' })
  publication?: PublicationState;

  @Field(() => PropertyCategory, { nullable: true, description: 'Only this category.' })
  category?: PropertyCategory;

  @Field(() => PropertyStatus, { nullable: true, description: 'Only this status.' })
  status?: PropertyStatus;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only properties with pictures, or only those without.',
  })
  hasPictures?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only properties whose price is old by the rule `price.staleDays`, or only the others; a price that grows old is noted within an hour.',
  })
  priceIsOld?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only properties with a place of the gazetteer, or only those without.',
  })
  hasPlace?: boolean;
}
