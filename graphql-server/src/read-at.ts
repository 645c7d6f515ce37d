import 'reflect-metadata';
import { Arg } from 'type-graphql';

/** The `updatedAt` that whoever changes an item has read: the change is refused when there was another one since. */
export function ReadAtArg(): ReturnType<typeof Arg> {
  return Arg('readAt', () => Date, {
    nullable: true,
    description:
      'The `updatedAt` that was read before. When somebody changed the item since, nothing is written: CONFLICT, with `extensions.conflict { updatedAt updatedBy fields }`. Without it the last one to save wins.',
  });
}
