import 'reflect-metadata';
import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { AreaBasis, AreaUnit } from './property.type.ts';

export enum NearKind {
  METRO = 'METRO',
  AIRPORT = 'AIRPORT',
  SCHOOL = 'SCHOOL',
  HOSPITAL = 'HOSPITAL',
  PLACE = 'PLACE',
}
registerEnumType(NearKind, {
  name: 'NearKind',
  description:
    'What a project is near to. The site holds no positions of schools and hospitals: these two find nothing.',
  valuesConfig: {
    METRO: { description: 'A metro station that is open.' },
    AIRPORT: { description: 'The airport.' },
    SCHOOL: { description: 'A school; it finds nothing.' },
    HOSPITAL: { description: 'A hospital; it finds nothing.' },
    PLACE: { description: 'A place of the gazetteer.' },
  },
});

@InputType({
  description:
    'What a project is near to, by straight distance from its own position. Without `id`, METRO means any open station and AIRPORT any airport.',
})
export class NearInput {
  @Field(() => NearKind, { description: 'What it is near to.' })
  kind!: NearKind;

  @Field(() => String, {
    nullable: true,
    description:
      'The key of a place. If its position is not known, the search finds what lies in it and in the places beside it.',
  })
  id?: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The greatest straight distance in metres, 1 to 50,000. By default, for METRO the distance of the settings, for PLACE 3,000, for AIRPORT 10,000.',
  })
  metresMax?: number;
}

@InputType({ description: 'A wanted range of areas; a project matches if one of its areas overlaps it.' })
export class AreaInput {
  @Field(() => Float, { nullable: true, description: 'The smallest wanted area, in `unit`.' })
  min?: number;

  @Field(() => Float, { nullable: true, description: 'The largest wanted area, in `unit`.' })
  max?: number;

  @Field(() => AreaUnit, { nullable: true, description: 'The unit of both; SQ_FT by default.' })
  unit?: AreaUnit;

  @Field(() => AreaBasis, {
    nullable: true,
    description: 'Only areas that measure this; any area by default.',
  })
  basis?: AreaBasis;
}

@InputType({ description: 'A wanted range of months of completion, both included.' })
export class PossessionInput {
  @Field(() => String, {
    nullable: true,
    description: 'The first month, as YYYY-MM. Without it, homes that are ready match as well.',
  })
  from?: string;

  @Field(() => String, { nullable: true, description: 'The last month, as YYYY-MM.' })
  to?: string;
}

@InputType({
  description: 'A wanted range of numbers, both included. Halves count as the number below: 2.5 baths are 2.',
})
export class CountInput {
  @Field(() => Int, { nullable: true, description: 'The smallest number.' })
  min?: number;

  @Field(() => Int, { nullable: true, description: 'The largest number.' })
  max?: number;
}
