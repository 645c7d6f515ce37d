import 'reflect-metadata';
import { Extensions } from 'type-graphql';

/** Declares that anyone may call an operation. A test checks that each operation has this or `@Authorized()`. */
export function Public(): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ access: 'public' })(target, key, descriptor);
  };
}
