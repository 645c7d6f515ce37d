import 'reflect-metadata';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Kept, Public } from '../../../access/public-operation.ts';
import { ListOf } from '../../../access/query-cost.ts';
import type { Context } from '../../../base/context.ts';
import { ProjectIntent } from '../../property/property.type.ts';
import { Suggestions } from './suggestion.type.ts';
import { suggestions } from './suggestions.service.ts';

@Resolver(() => Suggestions)
export class SuggestionsResolver {
  @Public()
  @Kept()
  @ListOf({ length: 15 })
  @Query(() => Suggestions, {
    description:
      'Suggestions for a search that a visitor has begun to type: places, landmarks, metro stations, projects and builders, with the number of projects that the search then finds. In English, Hinglish and Hindi, with slips. Reads the first 200 characters.',
  })
  suggestions(
    @Ctx() context: Context,
    @Arg('query', () => String, { description: 'What is typed so far: `3 bhk in sec 1`.' }) query: string,
    @Arg('intent', () => ProjectIntent, {
      nullable: true,
      description: 'To buy or to rent; by default as the words say, else to buy.',
    })
    intent?: ProjectIntent,
  ) {
    return suggestions(context, query, intent ?? undefined);
  }
}
