import 'reflect-metadata';
import { IsEnum, IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { TextField } from '../../../base/input.ts';
import { EventKeyField } from '../../lead/event-key.ts';
import { MessageLanguage, MessageWay } from '../../lead/message.type.ts';

@InputType({ description: 'A text that a colleague sends to a person.' })
export class SentMessageInput {
  @Field(() => MessageWay, { description: 'How.' })
  @IsEnum(MessageWay, { message: 'Please choose WhatsApp or e-mail.' })
  way!: MessageWay;

  @Field(() => MessageLanguage, {
    description: 'The language of the text; the next texts to the person begin with it.',
  })
  @IsEnum(MessageLanguage, { message: 'Please choose English or Hindi.' })
  language!: MessageLanguage;

  @TextField({
    description: 'The text as it is sent, with nothing left open.',
    required: 'Please choose a text.',
    maxLength: 4_000,
  })
  text!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The home that the text is about; it is one of the homes of the person from then on.',
  })
  @IsOptional()
  @Matches(/^[0-9a-f]{24}$/i, { message: 'This home does not exist.' })
  propertyId?: string;

  @EventKeyField()
  key!: string;
}
