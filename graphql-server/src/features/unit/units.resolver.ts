import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { HeadingInput } from '../../kit/import/import.type.ts';
import { Property } from '../property/property.type.ts';
import { Availability, SavedUnitInput, SavedUnits, Unit } from './unit.type.ts';
import * as files from './unit-file.service.ts';
import { UnitImport } from './unit-file.type.ts';
import * as service from './units.service.ts';

@Resolver(() => Property)
export class UnitsResolver {
  @FieldResolver(() => Availability, {
    nullable: true,
    description: 'Which of its units are available; null if no units are entered.',
  })
  availability(@Ctx() context: Context, @Root() property: Property) {
    return service.availability(context, property);
  }

  @FieldResolver(() => Boolean, { description: 'Whether visitors see the numbers of its units.' })
  showsUnitNumbers(@Root() { hidesUnitNumbers }: Property) {
    return !hidesUnitNumbers;
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @ListOf({ length: 100 })
  @Query(() => [Unit], { description: 'All units of a project by tower, the highest floor first.' })
  units(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The project.' }) propertyId: string,
  ) {
    return service.units(context, propertyId);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => SavedUnits, {
    description:
      'Saves up to 500 new and changed units, each by itself; what was wrong, sold already or changed meanwhile is among the failures.',
  })
  saveUnits(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The project.' }) propertyId: string,
    @Arg('units', () => [SavedUnitInput], { description: 'The units.' }) units: SavedUnitInput[],
  ) {
    return service.saveUnits(context, propertyId, units);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => Int, { description: 'Removes units for good; the answer is their number.' })
  removeUnits(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The project.' }) propertyId: string,
    @Arg('ids', () => [ID], { description: 'Up to 500 ids.' }) ids: string[],
  ) {
    return service.removeUnits(context, propertyId, ids);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => Boolean, {
    description:
      'Shows or hides the numbers of the units on the page of a project; answers the current setting.',
  })
  showUnitNumbers(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The project.' }) propertyId: string,
    @Arg('shown', () => Boolean, { description: 'Whether visitors see them.' }) shown: boolean,
  ) {
    return service.showUnitNumbers(context, propertyId, shown);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => String, {
    description:
      'The units of a project as a CSV file, with the headings that `importUnits` reads; imported again, it changes nothing.',
  })
  unitFile(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The project.' }) propertyId: string,
  ) {
    return files.unitFile(context, propertyId);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => UnitImport, {
    description:
      'Adds and changes units from a CSV file of up to 5,000. A unit is known by `listing_id`, or by tower and number. With a wrong cell nothing is saved.',
  })
  importUnits(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The project.' }) propertyId: string,
    @Arg('text', () => String, { description: 'The file as text.' }) text: string,
    @Arg('headings', () => [HeadingInput], {
      defaultValue: [],
      description: 'What foreign headings mean; it is remembered for the next file.',
    })
    headings: HeadingInput[],
    @Arg('isComplete', () => Boolean, {
      defaultValue: false,
      description: 'Whether units that the file lacks are removed; otherwise they stay.',
    })
    isComplete: boolean,
    @Arg('dryRun', () => Boolean, {
      defaultValue: false,
      description: 'Whether it only says what it would do.',
    })
    dryRun: boolean,
  ) {
    return files.importUnits(context, propertyId, text, { headings, isComplete, dryRun });
  }
}
