import 'reflect-metadata';
import { Field, ObjectType, registerEnumType } from 'type-graphql';

export enum WhatsAppReason {
  FORM = 'FORM',
  CHAT = 'CHAT',
  PHONE = 'PHONE',
}
registerEnumType(WhatsAppReason, {
  name: 'WhatsAppReason',
  description: 'Why a person may be written to on WhatsApp.',
  valuesConfig: {
    FORM: { description: 'They ticked it in a form.' },
    CHAT: { description: 'They wrote first.' },
    PHONE: { description: 'They told a colleague.' },
  },
});

@ObjectType({
  description: 'Whether a person may be written to on WhatsApp: the last that they said counts.',
})
export class WhatsAppPermission {
  @Field(() => Boolean, { description: 'Whether they may be.' })
  allowed!: boolean;

  @Field(() => WhatsAppReason, { nullable: true, description: 'Why; null if they may not be.' })
  reason!: WhatsAppReason | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When they allowed it, or took it back; null if they never allowed it.',
  })
  at!: Date | null;

  @Field(() => String, { nullable: true, description: 'The account of the colleague whom they told.' })
  by!: string | null;
}
