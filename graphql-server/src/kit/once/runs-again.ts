import 'reflect-metadata';
import { Extensions } from 'type-graphql';

/**
 * Declares that a mutation may run again with its key after it was interrupted: what it stores has ids made of the key, so that a second
 * run finds what the first one stored. Any other interrupted mutation is refused.
 */
export function RunsAgain(): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ runsAgain: true })(target, key, descriptor);
  };
}

/** Declares that the answer of a mutation holds a secret, which is shown once and not kept. */
export function ShownOnce(): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ shownOnce: true })(target, key, descriptor);
  };
}
