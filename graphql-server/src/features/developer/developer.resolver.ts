import 'reflect-metadata';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Kept, Public } from '../../access/public-operation.ts';
import type { Context } from '../../base/context.ts';
import { developerPage } from './developer-pages.ts';
import { DeveloperPage } from './developer.type.ts';

@Resolver()
export class DeveloperResolver {
  @Public()
  @Kept()
  @Query(() => DeveloperPage, {
    nullable: true,
    description: 'A part of the description of the API, as `/developers` shows it; null for an unknown one.',
  })
  developerPage(
    @Ctx() { config }: Context,
    @Arg('key', () => String, { description: 'The part, such as `start` or `webhooks`.' }) key: string,
  ) {
    return developerPage(key, config.siteUrl);
  }
}
