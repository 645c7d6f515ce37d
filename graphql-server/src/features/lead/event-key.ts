import { Matches } from 'class-validator';
import { Field } from 'type-graphql';

/** The key under which a client sends an event: sent again, it adds nothing. */
export function EventKeyField(): PropertyDecorator {
  return (target, key) => {
    Field(() => String, {
      description:
        'A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key again adds nothing to the lead.',
    })(target, key);
    Matches(/^[\w-]{16,64}$/, { message: 'Please use 16 to 64 letters, digits and hyphens.' })(
      target,
      String(key),
    );
  };
}
