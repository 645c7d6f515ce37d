import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { TokenScope } from '../../../access/token-scope.ts';
import { homeRoles } from '../../../access/roles.ts';
import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { knownPlaces } from '../../place/gazetteer.ts';
import { knownSocieties } from './known-societies.ts';
import { ReadListing } from './listing.type.ts';
import { readMessage } from './read-message.ts';

@Resolver()
export class ListingReadingResolver {
  @Authorized(homeRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Query(() => [ReadListing], {
    description:
      'What a broker’s message says, one item for each listing in it: `3 BHK Sector 76 1450 sft 95 lakh 9th floor`. Reads the first 10,000 characters, and saves nothing.',
  })
  async readListings(
    @Ctx() context: Context,
    @Arg('message', () => String, { description: 'The message as pasted.' }) message: string,
  ): Promise<ReadListing[]> {
    const [places, societies] = await Promise.all([knownPlaces(context), knownSocieties(context)]);
    return readMessage(message, { places, societies, now: timeNow() });
  }
}
