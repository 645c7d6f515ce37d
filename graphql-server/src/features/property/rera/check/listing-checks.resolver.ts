import { reraOfStatus } from 'domain/property/rera-of-status.ts';
import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../../../base/api-scope.ts';
import { TokenScope } from '../../../../access/token-scope.ts';
import { isVisitor } from '../../../../access/actor.ts';
import { ListOf } from '../../../../access/query-cost.ts';
import { contentRoles } from '../../../../access/roles.ts';
import { dayInIndia } from '../../../../base/clock.ts';
import type { Context } from '../../../../base/context.ts';
import { ChosenPicture } from '../../../../files/chosen-picture.input.ts';
import { PropertyInput } from '../../property.input.ts';
import { Property } from '../../property.type.ts';
import { advertLines } from '../advert-line.ts';
import { numberOfChecks } from '../gate.type.ts';
import { ListingCheck } from './listing-check.type.ts';
import * as service from './listing-checks.service.ts';
import { ListingMark, markOf } from '../listing-mark.ts';
import { readQrCode } from '../qr-code.ts';
import { Rera } from '../rera-block.type.ts';
import { registrationLine } from '../registration-line.ts';
import { registrationNotes } from '../registration-notes.ts';
import { RegistrationNotes } from '../registration-notes.type.ts';

@Resolver(() => Property)
export class ListingChecksResolver {
  @FieldResolver(() => Rera, {
    nullable: true,
    description:
      'Its registration with RERA; null if the office has filled in nothing. Visitors read the facts of its status alone, and none of a trial listing; the form of the office keeps the others.',
  })
  rera(@Root() { rera, isTrial }: Property, @Ctx() context: Context) {
    if (!isVisitor(context)) return rera;
    return isTrial ? null : reraOfStatus(rera);
  }

  @FieldResolver(() => String, {
    description:
      'Its registration as every advertisement names it: the number, “Sample listing”, “Resale by owner”, “No registration needed: …” or “Trial listing: registration not checked”. Empty if nothing is known.',
  })
  registration(@Root() property: Property) {
    return registrationLine(property);
  }

  @FieldResolver(() => ListingMark, {
    nullable: true,
    description: 'What stands in place of its registration; null where its own one stands.',
  })
  mark(@Root() property: Property) {
    return markOf(property);
  }

  @FieldResolver(() => String, {
    description:
      'The same for texts that stand alone, such as chats: with the portal, the collection account, and our registration as an agent.',
  })
  advertisement(@Root() property: Property, @Ctx() context: Context) {
    return advertLines(context).load(property);
  }

  @FieldResolver(() => RegistrationNotes, {
    description: 'What the rules say today about its registration.',
  })
  registrationNotes(@Root() property: Property, @Ctx() context: Context) {
    return registrationNotes(context, property, dayInIndia());
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @ListOf({ length: numberOfChecks })
  @Query(() => [ListingCheck], {
    description:
      'The 17 checks of what an advertisement must show, for a stored property with its draft. A listing is not published while one blocks it, or warns without a reason.',
  })
  listingChecks(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the property.' }) id: string,
  ) {
    return service.checksOfProperty(context, id);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @ListOf({ length: numberOfChecks })
  @Query(() => [ListingCheck], {
    description: 'The same checks of a property as it is typed; nothing is stored.',
  })
  previewListingChecks(
    @Ctx() context: Context,
    @Arg('input', () => PropertyInput, { description: 'The property as typed; it needs only a title.' })
    input: PropertyInput,
    @Arg('id', () => ID, { nullable: true, description: 'The id of the property that is edited.' })
    id?: string,
    @Arg('pictures', () => [ChosenPicture], {
      nullable: true,
      description: 'Its pictures in order, stored and uploaded ones; the stored ones by default.',
    })
    pictures?: ChosenPicture[] | null,
  ) {
    return service.checksOfTyped(context, input, { id: id ?? undefined, pictures: pictures ?? undefined });
  }

  @Authorized(contentRoles)
  @Query(() => String, {
    nullable: true,
    description:
      'The text in the QR code of a picture, read on the server; null if the picture shows none that can be read.',
  })
  readQrCode(
    @Ctx() context: Context,
    @Arg('pictureId', () => ID, {
      description: 'The id of a picture, from `uploadPicture` or from `pictureLibrary`.',
    })
    pictureId: string,
  ) {
    return readQrCode(context, pictureId);
  }
}
