import 'reflect-metadata';
import { Extensions } from 'type-graphql';

/** Declares that anyone may call an operation. Each operation has this or `@Authorized()`; a test sees to it. */
export function Public(): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ access: 'public' })(target, key, descriptor);
  };
}
