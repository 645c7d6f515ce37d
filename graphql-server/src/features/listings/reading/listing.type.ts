import 'reflect-metadata';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What is added: each kind asks for other facts. */
export enum ListingKind {
  RESALE = 'RESALE',
  NEW_PROJECT = 'NEW_PROJECT',
  TO_LET = 'TO_LET',
  LAND = 'LAND',
  COMMERCIAL = 'COMMERCIAL',
}
registerEnumType(ListingKind, {
  name: 'ListingKind',
  description:
    'What a listing offers: a home of an owner, a new project, something to let, land, a shop or office.',
  valuesConfig: {
    RESALE: { description: 'A home of an owner.' },
    NEW_PROJECT: { description: 'A new project.' },
    TO_LET: { description: 'Something to let.' },
    LAND: { description: 'Land.' },
    COMMERCIAL: { description: 'A shop or an office.' },
  },
});

/** The facts that a message can state, each by the field of the property that it fills, or by what it says of one. */
export type FactField =
  | ('kind' | 'rooms' | 'baths' | 'balconies' | 'area' | 'lotDimensions' | 'price' | 'yearBuilt')
  | ('stage' | 'sale' | 'furnishing' | 'facing' | 'extras' | 'placeKey' | 'society' | 'reraNumber')
  | ('ownerName' | 'ownerMobile' | 'floor' | 'totalFloors' | 'lowestPrice' | 'keys')
  | ('depositMonths' | 'maintenance' | 'availableFrom' | 'rate');

@ObjectType({ description: 'Another value of a fact, for one tap.' })
export class FactOption {
  @Field(() => String, { description: 'As people read it: “Carpet area”.' })
  label!: string;

  @Field(() => String, { description: 'As the field of the property takes it.' })
  value!: string;
}

@ObjectType({ description: 'A fact that a message states, with the words that say it.' })
export class ReadFact {
  @Field(() => String, {
    description:
      'The field that it fills: `price`, `area`, `rooms`, `placeKey`, `society`, `ownerMobile` and the like. Several areas, directions or highlights are several facts.',
  })
  field!: FactField;

  @Field(() => String, { description: 'As the field of the property takes it.' })
  value!: string;

  @Field(() => String, { description: 'A few words for it: “1,450 sq ft super”.' })
  label!: string;

  @Field(() => Int, { description: 'Where the words that say it begin in the text.' })
  start!: number;

  @Field(() => Int, { description: 'Where they end.' })
  end!: number;

  @Field(() => Boolean, {
    description: 'Whether the words say it without a doubt; the others are asked about.',
  })
  isSure!: boolean;

  @Field(() => [FactOption], { description: 'What it can mean as well, for one tap.' })
  options!: FactOption[];
}

@ObjectType({
  description: 'Words that name a fact and leave its value open: “95” is no price without its unit.',
})
export class ListingQuestion {
  @Field(() => String, { description: 'The field that is open.' })
  field!: FactField;

  @Field(() => String, { description: 'The question, as a person reads it.' })
  question!: string;

  @Field(() => [FactOption], { description: 'The answers, for one tap.' })
  options!: FactOption[];
}

@ObjectType({ description: 'One size of home of a new project, as a message states it.' })
export class ReadConfiguration {
  @Field(() => String, { description: 'The rooms, such as `3 BHK`.' })
  rooms!: string;

  @Field(() => String, { description: 'The area as the form takes it; empty if it is not stated.' })
  area!: string;

  @Field(() => String, { description: 'The price as the form takes it; empty if it is not stated.' })
  price!: string;
}

@ObjectType({
  description: 'What a broker’s message says about one listing. A listing says, it does not ask.',
})
export class ReadListing {
  @Field(() => String, { description: 'The text that was read; the facts name places in it.' })
  text!: string;

  @Field(() => ListingKind, { description: 'What is offered; RESALE unless the words say something else.' })
  kind!: ListingKind;

  @Field(() => Boolean, { description: 'Whether the words say the kind.' })
  isKindSaid!: boolean;

  @Field(() => [ReadFact], { description: 'The facts in the order of the words.' })
  facts!: ReadFact[];

  @Field(() => [ListingQuestion], { description: 'What the words leave open.' })
  questions!: ListingQuestion[];

  @Field(() => [ReadConfiguration], { description: 'The sizes of homes, if it states several.' })
  configurations!: ReadConfiguration[];

  @Field(() => String, { description: 'What was not understood, for the office alone; empty if all was.' })
  remark!: string;
}
