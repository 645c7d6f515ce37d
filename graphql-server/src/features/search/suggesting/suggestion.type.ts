import 'reflect-metadata';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum SuggestionKind {
  PLACE = 'PLACE',
  LANDMARK = 'LANDMARK',
  STATION = 'STATION',
  PROJECT = 'PROJECT',
  BUILDER = 'BUILDER',
}
registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description:
    'What is suggested. PLACE is searched in; LANDMARK, which includes the airport, and STATION are searched near; PROJECT is one page; BUILDER is a filter.',
  valuesConfig: {
    PLACE: { description: 'A place to search in.' },
    LANDMARK: { description: 'A landmark or the airport, to search near to.' },
    STATION: { description: 'A metro station, to search near to.' },
    PROJECT: { description: 'One property, with its page.' },
    BUILDER: { description: 'A builder, as a filter.' },
  },
});

@ObjectType({ description: 'One suggestion for what a visitor types into the search.' })
export class Suggestion {
  @Field(() => SuggestionKind, { description: 'What it is.' })
  kind!: SuggestionKind;

  @Field(() => String, {
    description:
      'What the search takes: the key of a place, a landmark or a station (`places`, or `near.id`), the slug of a project, the name of a builder.',
  })
  key!: string;

  @Field(() => String, { description: 'Its name: “Sector 150”.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where it is: “Noida”; null where the name says it.' })
  detail!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many projects `projects` finds with it and with `before` as the query. Null for a project.',
  })
  count!: number | null;
}

@ObjectType({ description: 'The suggestions for what a visitor types.' })
export class Suggestions {
  @Field(() => String, {
    description:
      'The words that stay in the query in front of a suggestion: “3 bhk in” of “3 bhk in sec”. Often empty.',
  })
  before!: string;

  @Field(() => [Suggestion], {
    description:
      'At most 15, kind by kind: places, landmarks, stations, projects, builders; the best of each first. None with a count of 0.',
  })
  items!: Suggestion[];
}
