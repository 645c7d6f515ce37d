import 'reflect-metadata';
import { Arg, Authorized, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { contentRoles, homeRoles } from '../../../access/roles.ts';
import { TokenScope } from '../../../access/token-scope.ts';
import { ApiScope } from '../../../base/api-scope.ts';
import type { Context } from '../../../base/context.ts';
import { ExternalId } from '../../../kit/external/external-id.type.ts';
import { PublicationInput } from '../../../kit/publication.ts';
import { writeEach } from '../../../kit/several/write-each.ts';
import { WriteReports } from '../../../kit/several/write-report.type.ts';
import { PropertyChanges } from '../property.input.ts';
import { Property } from '../property.type.ts';
import * as service from './save-property.service.ts';

@InputType({ description: 'A project by its key in another system, and what to change of it.' })
export class SavePropertyInput {
  @Field(() => ExternalId, { description: 'Its key in another system.' })
  externalId!: ExternalId;

  @Field(() => PropertyChanges, {
    description: 'The fields to change; a new project needs at least a title.',
  })
  changes!: PropertyChanges;

  @Field(() => Date, {
    nullable: true,
    description:
      'The `updatedAt` that was read with it: CONFLICT if it has changed since. Without it, the last save wins, field by field.',
  })
  readAt?: Date;

  @Field(() => PublicationInput, {
    nullable: true,
    description: 'Of a new project; a draft by default. A known one stays as it is.',
  })
  publication?: PublicationInput;
}

@InputType({ description: 'Projects by their keys in other systems.' })
export class SavePropertiesInput {
  @Field(() => [SavePropertyInput], { description: 'At most 100; each is saved by itself.' })
  items!: SavePropertyInput[];
}

@ObjectType({ description: 'A project after a save by its key in another system.' })
export class SavePropertyPayload {
  @Field(() => Property, { description: 'The project as it is now.' })
  property!: Property;

  @Field(() => Boolean, { description: 'Whether it is new.' })
  created!: boolean;
}

/** Properties by their keys in other systems. */
@Resolver()
export class SavePropertyResolver {
  @Authorized(homeRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => Property, {
    nullable: true,
    description: 'The project that has a key of another system; null if none has it that the caller may see.',
  })
  propertyByExternalId(
    @Ctx() context: Context,
    @Arg('externalId', () => ExternalId, { description: 'The key.' }) externalId: ExternalId,
  ) {
    return service.propertyByExternalId(context, externalId);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => SavePropertyPayload, {
    description:
      'Changes the given fields of the project that has a key of another system, or adds it as a draft. Two at once make one. GONE if it is in the trash.',
  })
  saveProperty(
    @Ctx() context: Context,
    @Arg('input', () => SavePropertyInput, { description: 'The key, and what to change.' })
    input: SavePropertyInput,
  ) {
    return service.saveProperty(context, input);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => WriteReports, {
    description:
      'Saves up to 100 projects as `saveProperty` does, each by itself, and reports what became of each.',
  })
  saveProperties(
    @Ctx() context: Context,
    @Arg('input', () => SavePropertiesInput, { description: 'The projects.' })
    { items }: SavePropertiesInput,
  ) {
    return writeEach(context, items, async (item) => (await service.saveProperty(context, item)).property);
  }
}
