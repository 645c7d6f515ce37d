import { checkShape } from '../../../base/shape.ts';
import type { Property } from '../property.type.ts';
import { ConfigurationTerms, PlanRoom } from './configuration.type.ts';
import { TowerTerms } from './tower.type.ts';

/** The configurations and towers of a property for REST, under the names of the schema. */
export function inventoryJson({ configurations = [], towers = [], images }: Property) {
  return {
    configurations: configurations.map(({ planId, ...part }) => ({
      ...part,
      plan: images.find(({ fileId }) => fileId.toHexString() === planId)?.url ?? null,
    })),
    towers,
  };
}

/** Configurations and towers as a form sends them: JSON texts of lists. What is no list is left for the checks to refuse. */
export function readInventory(fields: Record<string, unknown>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  if (fields.configurations !== undefined)
    read.configurations = instances(fields.configurations, (values) => {
      const { planRooms } = values;
      const rooms = Array.isArray(planRooms)
        ? { planRooms: planRooms.map((room: unknown) => instanceOf(PlanRoom, room)) }
        : {};
      return Object.assign(new ConfigurationTerms(), values, rooms);
    });
  if (fields.towers !== undefined)
    read.towers = instances(fields.towers, (values) => Object.assign(new TowerTerms(), values));
  return read;
}

function instances(sent: unknown, make: (values: Record<string, unknown>) => object): unknown {
  const list = typeof sent === 'string' ? parsed(sent) : sent;
  if (!Array.isArray(list)) return list;
  return list.map((values: unknown) => (isObject(values) ? make(values) : values));
}

function instanceOf(Class: new () => object, values: unknown): unknown {
  return isObject(values) ? Object.assign(new Class(), values) : values;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    const read = JSON.parse(text) as unknown;
    checkShape(read);
    return read;
  } catch {
    return text;
  }
}
