import 'reflect-metadata';
import { Arg } from 'type-graphql';

/** The `updatedAt` that the caller read: the change is refused if the item has changed since. */
export function ReadAtArg(): ReturnType<typeof Arg> {
  return Arg('readAt', () => Date, {
    nullable: true,
    description:
      'The `updatedAt` from an earlier read. If the item has changed since, nothing is written: CONFLICT, with `extensions.conflict { updatedAt updatedBy fields }`. Without it, the last save wins.',
  });
}

/** The `readAt` of the list from which the caller chose items: items that changed later stay unchanged. */
export function ListReadAtArg(): ReturnType<typeof Arg> {
  return Arg('readAt', () => Date, {
    nullable: true,
    description:
      'The `readAt` of the list from which the items were chosen. Items whose state or next date changed later stay unchanged and are among `failedIds`. Without it, the last save wins.',
  });
}
