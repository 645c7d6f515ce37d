import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A login that stays, and what proves whose it is: a code or a passkey.' })
export class ConfirmSessionInput {
  @Field(() => String, {
    description: 'The token of the login. It is not sent in the header, because there it is refused.',
  })
  token!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Six digits from the authenticator app, or a recovery code.',
  })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'In place of a code: the browser’s answer to `startPasskeyLogin`, as for `loginWithPasskey`.',
  })
  answer?: string | null;
}
