import 'reflect-metadata';
import { Arg } from 'type-graphql';

/** The `updatedAt` that the caller has read: the change is refused when the item was changed since. */
export function ReadAtArg(): ReturnType<typeof Arg> {
  return Arg('readAt', () => Date, {
    nullable: true,
    description:
      'The `updatedAt` that was read before. When the item was changed since, nothing is written: CONFLICT, with `extensions.conflict { updatedAt updatedBy fields }`. Without it the last one to save wins.',
  });
}

/** The `readAt` of the list from which items were chosen: those that were changed after it stay as they are. */
export function ListReadAtArg(): ReturnType<typeof Arg> {
  return Arg('readAt', () => Date, {
    nullable: true,
    description:
      'The `readAt` of the list that they were chosen from. Those whose state or next date was changed after it stay as they are and are among `failedIds`. Without it the last one to save wins.',
  });
}
