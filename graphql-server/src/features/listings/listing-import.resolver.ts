import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { HeadingInput } from '../../kit/import/import.type.ts';
import * as service from './listing-import.service.ts';
import { ListingImport } from './listing-import.type.ts';

@Resolver()
export class ListingImportResolver {
  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => ListingImport, {
    description:
      'Adds and changes listings from a CSV file of up to 500. A listing is known by `listing_id`, or by its name and address. With a wrong cell nothing is saved; a line that does not pass the checks is kept as a draft.',
  })
  importListings(
    @Ctx() context: Context,
    @Arg('text', () => String, { description: 'The file as text.' }) text: string,
    @Arg('headings', () => [HeadingInput], {
      defaultValue: [],
      description: 'What foreign headings mean; it is remembered for the next file.',
    })
    headings: HeadingInput[],
    @Arg('dryRun', () => Boolean, {
      defaultValue: false,
      description: 'Whether it only says what it would do.',
    })
    dryRun: boolean,
  ) {
    return service.importListings(context, text, { headings, dryRun });
  }
}
