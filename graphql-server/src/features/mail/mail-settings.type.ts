import 'reflect-metadata';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum MailSecurity {
  TLS = 'TLS',
  STARTTLS = 'STARTTLS',
  OFFERED = 'OFFERED',
}
registerEnumType(MailSecurity, {
  name: 'MailSecurity',
  description: 'How the connection to the mail server is encrypted.',
  valuesConfig: {
    TLS: { description: 'TLS from the start, usually on port 465.' },
    STARTTLS: { description: 'STARTTLS is required, usually on port 587.' },
    OFFERED: {
      description:
        'STARTTLS if the server offers it. Only for a server that SMTP_URL names, or with MAIL_ALLOW_PRIVATE_HOSTS.',
    },
  },
});

export enum MailSettingsPart {
  SERVER = 'SERVER',
  SENDER = 'SENDER',
  RECIPIENTS = 'RECIPIENTS',
}
registerEnumType(MailSettingsPart, {
  name: 'MailSettingsPart',
  description: 'A part of the settings for e-mail that the environment can give.',
  valuesConfig: {
    SERVER: { description: 'Server, port, encryption, user and password, from SMTP_URL.' },
    SENDER: { description: 'The address of the sender, from MAIL_FROM.' },
    RECIPIENTS: { description: 'The general recipients, from MAIL_TO.' },
  },
});

/** The kinds of e-mails to the company; each can have recipients of its own. */
export type MailKind = 'enquiry' | 'application' | 'order';

@ObjectType({
  description:
    'The settings for e-mail. Environment variables take precedence; the password is never returned.',
})
export class MailSettings {
  @Field(() => Boolean, { description: 'Whether e-mails to the company are sent.' })
  sends!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the stored password can no longer be read, because JWT_SECRET has changed. E-mails then wait until it is typed again.',
  })
  passwordUnreadable!: boolean;

  @Field(() => String, { nullable: true, description: 'The name of the mail server.' })
  host!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its port.' })
  port!: number | null;

  @Field(() => MailSecurity, { nullable: true, description: 'How the connection is encrypted.' })
  security!: MailSecurity | null;

  @Field(() => String, { nullable: true, description: 'The user; null for a server without a login.' })
  user!: string | null;

  @Field(() => Boolean, { description: 'Whether there is a password.' })
  hasPassword!: boolean;

  @Field(() => String, { nullable: true, description: 'The name of the sender.' })
  senderName!: string | null;

  @Field(() => String, { nullable: true, description: 'The address of the sender.' })
  senderAddress!: string | null;

  @Field(() => [String], { description: 'The recipients of each kind without recipients of its own.' })
  recipients!: string[];

  @Field(() => [String], { description: 'The recipients of enquiries.' })
  enquiryRecipients!: string[];

  @Field(() => [String], { description: 'The recipients of job applications.' })
  applicationRecipients!: string[];

  @Field(() => [String], { description: 'The recipients of brochure orders.' })
  orderRecipients!: string[];

  @Field(() => [MailSettingsPart], { description: 'The parts that the server’s environment sets.' })
  fromEnvironment!: MailSettingsPart[];

  @Field(() => Boolean, {
    description: 'Whether MAIL_ALLOW_PRIVATE_HOSTS allows servers inside the network, on any port.',
  })
  privateHosts!: boolean;

  @Field(() => Date, { nullable: true, description: 'When the settings were last saved; null before.' })
  updatedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The account that last saved them.' })
  updatedBy!: string | null;
}

/** The settings as stored: the password is encrypted, and tied to its server and user. */
export interface StoredMailSettings extends Omit<
  MailSettings,
  'sends' | 'passwordUnreadable' | 'hasPassword' | 'fromEnvironment' | 'privateHosts'
> {
  _id: 'mail';
  password: string | null;
}

@ObjectType({ description: 'What happened to a test e-mail.' })
export class TestMailResult {
  @Field(() => Boolean, { description: 'Whether the mail server has accepted it.' })
  sent!: boolean;

  @Field(() => String, { description: 'What happened, in one or two sentences.' })
  message!: string;
}

@ObjectType({ description: 'The state of the outbox.' })
export class OutboxSummary {
  @Field(() => Int, { description: 'E-mails that wait for their turn or for the next try.' })
  waiting!: number;

  @Field(() => Int, { description: 'E-mails that the mail server refused at each try.' })
  failed!: number;

  @Field(() => Int, { description: 'E-mails that may have arrived; a person decides.' })
  uncertain!: number;

  @Field(() => Int, { description: 'E-mails that were only kept, because e-mail was not set up.' })
  kept!: number;

  @Field(() => Date, { nullable: true, description: 'When the mail server last accepted an e-mail.' })
  lastSentAt!: Date | null;
}
