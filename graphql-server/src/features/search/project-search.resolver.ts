import 'reflect-metadata';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { ProjectFilter, ProjectSort } from './project-filter.input.ts';
import { projects } from './project-search.service.ts';
import { ProjectPage, Property, SimilarProperty } from '../property/property.type.ts';
import { similarProperties } from './similar-properties.service.ts';

@Resolver(() => Property)
export class ProjectSearchResolver {
  @Public()
  @Kept()
  @ListOf({ argument: 'perPage', length: 12 })
  @Query(() => ProjectPage, {
    description:
      'The public search. It includes sold and off-market projects only on request. A project shows the price, areas, rooms, baths and balconies of those of its configurations that fit the filters.',
  })
  projects(
    @Ctx() context: Context,
    @Arg('query', () => String, {
      nullable: true,
      description:
        'A search in plain words, as `understand` reads it: `2 bhk noida extension 60 lakh tak`. A filter that is given wins over the words.',
    })
    query?: string,
    @Arg('filter', () => ProjectFilter, { nullable: true, description: 'The filter of the search.' })
    filter?: ProjectFilter,
    @Arg('sort', () => ProjectSort, { nullable: true, description: 'The order of the results.' })
    sort?: ProjectSort,
    @Arg('page', () => Int, { nullable: true, description: 'The page, counted from 1.' }) page?: number,
    @Arg('perPage', () => Int, { nullable: true, description: '1 to 100; 12 by default.' }) perPage?: number,
  ) {
    return projects(context, withoutNulls({ query, filter, sort, page, perPage }));
  }

  @Public()
  @Kept()
  @ListOf({ length: 4 })
  @Query(() => [SimilarProperty], {
    description:
      'At most 4 listed projects like this one: first in the same locality, then nearest in price, then of the same kind. Empty for an unknown id.',
  })
  similarProperties(
    @Ctx() context: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The id of the project to compare with.' })
    id?: string,
    @Arg('slug', () => String, { nullable: true, description: 'Or its slug, even after its removal.' })
    slug?: string,
  ) {
    return similarProperties(context, withoutNulls({ id, slug }));
  }
}
