import 'reflect-metadata';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { MessageLanguage } from '../../lead/message.type.ts';
import { WishIntent, WishPurpose } from '../../person/wishes.ts';
import { BuildStage, PropertyKind } from '../../property/facts/facts.type.ts';
import { ProjectFilter } from '../../search/project-filter.input.ts';
import {
  AskedArea,
  AskedCount,
  AskedPossession,
  AskedPrice,
} from '../../search/understanding/understanding.type.ts';

export enum WishPart {
  INTENT = 'INTENT',
  KINDS = 'KINDS',
  PLACES = 'PLACES',
  BEDROOMS = 'BEDROOMS',
  BUDGET = 'BUDGET',
  AREA = 'AREA',
  POSSESSION = 'POSSESSION',
}
registerEnumType(WishPart, {
  name: 'WishPart',
  description: 'A part of the wishes that an enquiry can tell.',
  valuesConfig: {
    INTENT: { description: 'To buy or to rent.' },
    KINDS: { description: 'The kinds of property.' },
    PLACES: { description: 'The places.' },
    BEDROOMS: { description: 'The number of bedrooms.' },
    BUDGET: { description: 'The budget.' },
    AREA: { description: 'The floor area.' },
    POSSESSION: { description: 'The months of possession.' },
  },
});

@ObjectType({ description: 'A place where a person wants to live.' })
export class WishedPlace {
  @Field(() => String, { description: 'Its key, such as `noida/sector-150`.' })
  key!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@ObjectType({
  description:
    'What a person wants. A part that a colleague said holds; any other is what the latest enquiry says of it. All but the intent is empty for one who sells or lets a home.',
})
export class PersonWishes {
  @Field(() => WishIntent, { nullable: true, description: 'What the person came for.' })
  intent!: WishIntent | null;

  @Field(() => [PropertyKind], { description: 'Any of these kinds.' })
  kinds!: string[];

  @Field(() => [WishedPlace], { description: 'Any of these places.' })
  places!: WishedPlace[];

  @Field(() => AskedCount, { nullable: true, description: 'The number of bedrooms; 0 is a studio.' })
  bedrooms!: object | null;

  @Field(() => AskedPrice, { nullable: true, description: 'The budget; per month for a tenant.' })
  price!: object | null;

  @Field(() => AskedArea, { nullable: true, description: 'The size.' })
  area!: object | null;

  @Field(() => [BuildStage], { description: 'Any of these stages.' })
  stages!: string[];

  @Field(() => AskedPossession, { nullable: true, description: 'The months of possession.' })
  possession!: object | null;

  @Field(() => WishPurpose, { nullable: true, description: 'What the home is wanted for.' })
  purpose!: WishPurpose | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a loan is needed; null if it was not said.' })
  loan!: boolean | null;

  @Field(() => [WishPart], {
    description: 'The parts that the enquiries say, and that no colleague has confirmed or changed.',
  })
  fromEnquiry!: WishPart[];

  @Field(() => [String], { description: 'All of it in a few words for each part: “3 BHK”, “Sector 150”.' })
  words!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'The path of the public list with the homes that match; null if nothing was said, and for one who sells or lets.',
  })
  path!: string | null;
}

@InputType({
  description:
    'What a colleague knows of the wishes of a person. What is left out stays; null says that there is no such wish.',
})
export class WishesInput {
  @Field(() => WishIntent, { nullable: true, description: 'What the person came for.' })
  intent?: WishIntent | null;

  @Field(() => ProjectFilter, {
    nullable: true,
    description:
      'What a buyer or a tenant looks for, as the search takes it: kinds, places, bedrooms, minPrice and maxPrice, floorArea, stages and possession. A condition that is left out stays, and null removes it; others are refused.',
  })
  filter?: ProjectFilter | null;

  @Field(() => WishPurpose, { nullable: true, description: 'What the home is wanted for.' })
  purpose?: WishPurpose | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a loan is needed.' })
  loan?: boolean | null;

  @Field(() => MessageLanguage, {
    nullable: true,
    description: 'The language of the person: `language` of the lead.',
  })
  language?: MessageLanguage | null;
}
