import 'reflect-metadata';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { PropertyFacets } from './facets.type.ts';
import type { CountedPage } from './project-search.service.ts';
import { ProjectPage } from '../property/property.type.ts';
import { NearMiss, NeighbourCount, Relaxation } from './relaxing/relaxation.type.ts';
import { Understanding } from './understanding/understanding.type.ts';

@Resolver(() => ProjectPage)
export class ProjectPageResolver {
  @FieldResolver(() => PropertyFacets, { description: 'Counts for the filters.' })
  facets(@Root() { countFacets }: CountedPage) {
    return countFacets();
  }

  @FieldResolver(() => Understanding, {
    nullable: true,
    description: 'What the query was understood to ask for; null without one.',
  })
  understanding(@Root() { understanding }: CountedPage) {
    return understanding;
  }

  @FieldResolver(() => [Relaxation], {
    description:
      'For a search without results: what it would find without one of its conditions, the largest number first.',
  })
  relaxations(@Root() { relax }: CountedPage) {
    return relax();
  }

  @ListOf({ length: 3 })
  @FieldResolver(() => [NearMiss], {
    description:
      'For a search without results: at most 3 projects that come closest to it, with what differs, the closest first.',
  })
  nearest(@Root() { findNearest }: CountedPage) {
    return findNearest();
  }

  @FieldResolver(() => [NeighbourCount], {
    description: 'For a search without results in some places: the places beside them that have projects.',
  })
  neighbours(@Root() { findNeighbours }: CountedPage) {
    return findNeighbours();
  }
}
