import 'reflect-metadata';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { Exact, rupees } from '../../base/numbers/exact.ts';
import { Property } from '../property/property.type.ts';
import { Configuration } from '../property/inventory/configuration.type.ts';
import { cheapestOf } from '../property/inventory/configured.ts';
import { Tower } from '../property/inventory/tower.type.ts';

const usualConfigurations = 6;
const usualTowers = 6;

/** The configurations of a property with their plans, and its towers. */
@Resolver(() => Property)
export class ConfigurationsResolver {
  @ListOf({ length: usualConfigurations })
  @FieldResolver(() => [Configuration], {
    description:
      'Its configurations in the order of the office; empty if it has none. `price`, `areas`, `rooms`, `baths` and `balconies` then follow from them.',
  })
  configurations(@Root() { configurations, images }: Property): Configuration[] {
    return (configurations ?? []).map((part) => ({
      ...part,
      plan: images.find(({ fileId }) => fileId.toHexString() === part.planId) ?? null,
      perSquareFoot:
        part.priceFrom && part.carpet ? rupees(new Exact(part.priceFrom).div(part.carpet)) : null,
    }));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The key of the configuration whose price it shows: the cheapest, in a search of those that fit it; null if it has none.',
  })
  shownConfiguration(@Root() { wantedConfiguration, configurations }: Property): string | null {
    return wantedConfiguration ?? cheapestOf(configurations ?? [])?.key ?? null;
  }

  @ListOf({ length: usualTowers })
  @FieldResolver(() => [Tower], {
    description: 'Its towers in the order of the office; empty if none is entered.',
  })
  towers(@Root() { towers }: Property): Tower[] {
    return towers ?? [];
  }
}
