import 'reflect-metadata';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Kept, Public } from '../../../access/public-operation.ts';
import { ListOf } from '../../../access/query-cost.ts';
import type { Context } from '../../../base/context.ts';
import { checkFirst } from '../../../kit/paging.ts';
import { landingPage, landingPages } from './landing.service.ts';
import { Landing, LandingLink } from './landing.type.ts';

@Resolver()
export class LandingResolver {
  @Public()
  @Kept()
  @ListOf({ argument: 'first', length: 12 })
  @Query(() => [LandingLink], {
    description:
      'The landing pages, those with the most projects first. Each has at least three projects to buy.',
  })
  async landingPages(
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, description: '1 to 100; 12 by default.' })
    first?: number | null,
  ) {
    checkFirst(first ?? undefined);
    return (await landingPages(context)).slice(0, first ?? 12);
  }

  @Public()
  @Kept()
  @ListOf({ length: 2 })
  @Query(() => Landing, {
    nullable: true,
    description:
      'One landing page by its address. Null for an unknown address; GONE for a place that was removed.',
  })
  landingPage(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The last part of its address.' }) slug: string,
  ) {
    return landingPage(context, slug.slice(0, 120));
  }
}
