import 'reflect-metadata';
import { Matches } from 'class-validator';
import { Arg, Field } from 'type-graphql';

/** The form of a key. */
export const eventKey = /^[\w-]{16,64}$/;
export const eventKeySentence = 'Please use 16 to 64 letters, digits and hyphens.';

const description =
  'A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key again adds nothing to the lead; with other content, or from another account, it is BAD_USER_INPUT.';

/** The key under which a client sends an event: sent again, it adds nothing. */
export function EventKeyField(): PropertyDecorator {
  return (target, key) => {
    Field(() => String, { description })(target, key);
    Matches(eventKey, { message: eventKeySentence })(target, String(key));
  };
}

/** The same as an argument, which may be left out. */
export function EventKeyArg(): ReturnType<typeof Arg> {
  return Arg('key', () => String, { nullable: true, description });
}
