import 'reflect-metadata';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import type { Context } from '../../base/context.ts';
import { progressOf } from './progress-photo.service.ts';
import { ProgressPhoto } from './progress-photo.type.ts';
import { Property } from '../property/property.type.ts';
import { propertyNoun } from '../property/property.service.ts';
import { itemLoader } from '../../kit/item-loader.ts';

const propertiesOf = itemLoader(propertyNoun);

/** Stands above the features, because it joins two of them. */
@Resolver(() => Property)
export class PropertyProgressResolver {
  @ListOf({ length: 3 })
  @FieldResolver(() => [ProgressPhoto], {
    description: 'The dated photographs of its construction, the newest first, at most 24.',
  })
  progress(@Ctx() context: Context, @Root() { _id }: Property) {
    return progressOf(context, _id);
  }
}

@Resolver(() => ProgressPhoto)
export class ProgressPropertyResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The title of its property; null while the property is in the trash.',
  })
  async propertyTitle(@Ctx() context: Context, @Root() { propertyId }: ProgressPhoto) {
    return (await propertiesOf(context).load(propertyId))?.title ?? null;
  }
}
