import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Field } from 'type-graphql';
import { mostConfigurations, mostTowers } from 'domain/property/configuration-limits.ts';
import { ConfigurationTerms } from './configuration.type.ts';
import { TowerTerms } from './tower.type.ts';

/** An optional list of parts of a property: declares its GraphQL field and its rules together. */
function partsField(type: new () => object, description: string, most: number): PropertyDecorator {
  return (target, key) => {
    const name = String(key);
    Field(() => [type], { description, nullable: true })(target, key);
    IsOptional()(target, name);
    IsArray({ message: 'This must be a list.' })(target, name);
    ArrayMaxSize(most, { message: `Please use at most ${most}.` })(target, name);
    ValidateNested({ each: true })(target, name);
  };
}

export function ConfigurationsField(): PropertyDecorator {
  const description = `Its configurations in order, at most ${mostConfigurations}; an empty list for none. Without it, the stored ones stay. If there are any, price, areas (except the plot), rooms, baths and balconies come from them and replace what is typed for these.`;
  return partsField(ConfigurationTerms, description, mostConfigurations);
}

export function TowersField(): PropertyDecorator {
  const description = `Its towers in order, at most ${mostTowers}; an empty list for none. Without it, the stored ones stay.`;
  return partsField(TowerTerms, description, mostTowers);
}
