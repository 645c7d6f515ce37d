import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a browser answers when it subscribes to notices.' })
export class PushDeviceInput {
  @Field(() => String, { description: 'The address at its push service: https on a public host.' })
  endpoint!: string;

  @Field(() => String, { description: 'Its public key on P-256, in base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'Its secret of 16 bytes, in base64url.' })
  auth!: string;
}
