import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { Rupees } from '../../../base/types.ts';
import { PropertyKind } from '../../property/facts/facts.type.ts';
import { Property } from '../../property/property.type.ts';

@ObjectType({ description: 'A landing page: projects of one kind, of one size or in one place.' })
export class LandingLink {
  @Field(() => String, { description: 'The last part of its address, /projects/{slug}.' })
  slug!: string;

  @Field(() => PropertyKind, { nullable: true, description: 'Only this kind; null for all.' })
  kind!: PropertyKind | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only this number of bedrooms, where 4 means four or more; null for all.',
  })
  rooms!: number | null;

  @Field(() => String, { nullable: true, description: 'Only this place, by its key; null for all.' })
  placeKey!: string | null;

  @Field(() => String, { nullable: true, description: 'The place with its region: “Sector 150, Noida”.' })
  placeName!: string | null;

  @Field(() => Int, { description: 'The number of projects to buy.' })
  count!: number;
}

@ObjectType({ description: 'An open metro station near a place.' })
export class LandingStation {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'The straight distance from the middle of the place, in metres.' })
  metres!: number;
}

@ObjectType({ description: 'What a landing page shows. All figures are of the projects to buy.' })
export class Landing extends LandingLink {
  @Field(() => Boolean, {
    description:
      'Whether there are enough projects for a page of their own; otherwise, only the search shows them.',
  })
  isListed!: boolean;

  @Field(() => Int, { description: 'The number of projects that are ready to move into.' })
  readyCount!: number;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The lowest price in rupees; null if all are on request.',
  })
  lowestPrice!: number | null;

  @Field(() => Rupees, { nullable: true, description: 'The highest starting price in rupees.' })
  highestPrice!: number | null;

  @Field(() => Rupees, {
    nullable: true,
    description:
      'The price per square foot of carpet area, in the middle of those that are known; null below three.',
  })
  ratePerSquareFoot!: number | null;

  @Field(() => [LandingStation], {
    description: 'The nearest open metro stations, at most three within 5 km.',
  })
  stations!: LandingStation[];

  @Field(() => [Property], { description: 'The projects, at most 24, in the order of the search.' })
  projects!: Property[];

  @Field(() => [LandingLink], {
    description: 'Related pages, at most 12: beside the place, larger ones, and the kinds and sizes in it.',
  })
  related!: LandingLink[];
}
