import 'reflect-metadata';
import { Extensions } from 'type-graphql';

const kept = new Set<PropertyKey>();

/** Declares that anyone may call an operation. A test checks that each operation has this or `@Authorized()`. */
export function Public(): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ access: 'public' })(target, key, descriptor);
  };
}

/**
 * Declares that a public query depends on its arguments and on what visitors may see, and not on who asks: a
 * repeated query is answered from memory until something that it shows is written.
 */
export function Kept(): MethodDecorator {
  return (_target, key) => {
    kept.add(key);
  };
}

/** Whether the query of this name is declared with `@Kept()`. */
export function isKept(query: string): boolean {
  return kept.has(query);
}
