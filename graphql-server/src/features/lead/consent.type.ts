import 'reflect-metadata';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum ConsentPurpose {
  ANSWER = 'ANSWER',
  SHARE_WITH_BUILDER = 'SHARE_WITH_BUILDER',
  WHATSAPP = 'WHATSAPP',
  NEWSLETTER = 'NEWSLETTER',
  ALERT = 'ALERT',
}
registerEnumType(ConsentPurpose, {
  name: 'ConsentPurpose',
  description: 'What a person allows the company to do with personal data. None implies another.',
  valuesConfig: {
    ANSWER: { description: 'Do what was asked for by sending the form: answer, deliver, decide.' },
    SHARE_WITH_BUILDER: { description: 'Pass name and phone number to the builder of the property.' },
    WHATSAPP: { description: 'Write on WhatsApp.' },
    NEWSLETTER: { description: 'Send news by e-mail.' },
    ALERT: { description: 'Write by e-mail when something changes that the person follows.' },
  },
});

@ObjectType({ description: 'A purpose that a person allowed.' })
export class Consent {
  @Field(() => ConsentPurpose, { description: 'The purpose.' })
  purpose!: ConsentPurpose;

  @Field(() => Date, { nullable: true, description: 'When the person took it back; null while it is valid.' })
  withdrawnAt!: Date | null;
}

@ObjectType({ description: 'What a person saw and allowed when sending a form.' })
export class ConsentReceipt {
  @Field(() => String, { description: 'The privacy notice, such as `visitors`.' })
  noticeId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its version; null for a client that did not say which version it showed.',
  })
  noticeVersion!: number | null;

  @Field(() => String, { nullable: true, description: 'The language in which it was shown: `en`, `hi`.' })
  noticeLanguage!: string | null;

  @Field(() => [Consent], { description: 'The purposes that were allowed; all others were not.' })
  consents!: Consent[];

  @Field(() => Date, { description: 'When the form was sent.' })
  givenAt!: Date;

  @Field(() => String, {
    description: 'The network address, shortened so that it does not identify a household.',
  })
  address!: string;

  @Field(() => String, { nullable: true, description: 'The path of the page with the form.' })
  page!: string | null;
}
