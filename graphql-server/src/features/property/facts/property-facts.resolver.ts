import 'reflect-metadata';
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import type { Context } from '../../../base/context.ts';
import { ForAccounts } from '../../../base/for-accounts.ts';
import { gazetteer } from '../../place/gazetteer.ts';
import { nearestStation, openStations } from '../../place/nearness.ts';
import { Place } from '../../place/place.type.ts';
import { BuildStage, choiceDescriptions, Facing, PropertyExtra } from './facts.type.ts';
import { Property } from '../property.type.ts';
import { stageOf } from './property-stage.ts';
import { projectPath } from 'domain/site/item-paths.ts';

@ObjectType({ description: 'The open metro station nearest to a project.' })
export class NearestStation {
  @Field(() => String, { description: 'The key of the station.' })
  key!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'The straight distance in metres; the way there is longer.' })
  metres!: number;

  @Field(() => Boolean, { description: 'Whether the settings call that near the metro.' })
  isNear!: boolean;
}

/** The facts of a project that follow from others, and those that documents of an earlier version lack. */
@Resolver(() => Property)
export class PropertyFactsResolver {
  @FieldResolver(() => BuildStage, { nullable: true, description: choiceDescriptions.stage })
  stage(@Root() item: Property) {
    return stageOf(item);
  }

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @FieldResolver(() => BuildStage, {
    nullable: true,
    description: 'The stage as chosen; null if it follows from the completion, and for visitors.',
  })
  chosenStage(@Root() { stage }: Property) {
    return stage ?? null;
  }

  @FieldResolver(() => [Facing], { description: choiceDescriptions.facing })
  facing(@Root() { facing }: Property) {
    return facing ?? [];
  }

  @FieldResolver(() => [PropertyExtra], { description: choiceDescriptions.extras })
  extras(@Root() { extras }: Property) {
    return extras ?? [];
  }

  @FieldResolver(() => String, {
    description: 'The path of its page on this site, such as `/project-details/lotus-court`.',
  })
  path(@Root() { slug }: Property): string {
    return projectPath(slug);
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: 'Its place; null if it has none, and while that place is in the trash.',
  })
  async place(@Ctx() context: Context, @Root() { placeKey }: Property) {
    return (placeKey && (await gazetteer(context)).byKey.get(placeKey)) || null;
  }

  @FieldResolver(() => NearestStation, {
    nullable: true,
    description: 'The open metro station nearest to it; null if its own position is not known.',
  })
  async nearestStation(
    @Ctx() context: Context,
    @Root() { position }: Property,
  ): Promise<NearestStation | null> {
    if (!position) return null;
    const known = await gazetteer(context);
    const nearest = nearestStation(openStations(known), position.latitude, position.longitude);
    if (!nearest) return null;
    const { station, metres } = nearest;
    const isNear = metres <= known.nearMetroMetres;
    return { key: station.key, name: station.name, metres: Math.round(metres), isNear };
  }
}
