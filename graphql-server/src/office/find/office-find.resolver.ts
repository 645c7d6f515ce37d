import 'reflect-metadata';
import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../base/context.ts';
import { officeSearch } from './office-find.service.ts';
import { OfficeFind } from './office-find.type.ts';

@Resolver()
export class OfficeFindResolver {
  @Authorized()
  @Query(() => [OfficeFind], {
    description:
      'One search for all that the account may see, at most five of each kind: by names, by the price of a property or the number of its owner, by the number, e-mail address or reference of an enquiry. A mistyped word finds what was meant if nothing else is found.',
  })
  officeSearch(
    @Ctx() context: Context,
    @Arg('search', () => String, { description: 'What was typed; at most 200 characters count.' })
    search: string,
  ) {
    return officeSearch(context, search);
  }
}
