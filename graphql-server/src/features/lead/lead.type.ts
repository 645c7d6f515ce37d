import 'reflect-metadata';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { ObjectId } from 'mongodb';
import { TextField } from '../../base/input.ts';
import { StoredItem } from '../../base/types.ts';
import { MessageLanguage, MessageWay } from './message.type.ts';
import { HomeVerdict } from './verdict.type.ts';
import { eventValues, stepValues } from './lead-values.ts';

export enum LeadEventKind {
  NOTE = 'NOTE',
  STATE = 'STATE',
  NEXT_DATE = 'NEXT_DATE',
  CORRECTION = 'CORRECTION',
  HANDED_OVER = 'HANDED_OVER',
  CAME_BACK = 'CAME_BACK',
  OUTCOME = 'OUTCOME',
  SEPARATED = 'SEPARATED',
  MERGED = 'MERGED',
  UNMERGED = 'UNMERGED',
  WHATSAPP = 'WHATSAPP',
  MESSAGE = 'MESSAGE',
  TAKEN = 'TAKEN',
  STOOD_IN = 'STOOD_IN',
  UNTAKEN = 'UNTAKEN',
  WISHES = 'WISHES',
  VERDICT = 'VERDICT',
}
registerEnumType(LeadEventKind, {
  name: 'LeadEventKind',
  description: 'The kinds of steps in the work on a person, an enquiry or an application.',
  valuesConfig: eventValues,
});

export enum Giving {
  GIVEN = 'GIVEN',
  PASSED = 'PASSED',
}
registerEnumType(Giving, {
  name: 'Giving',
  description: 'How the product chose the owner of a lead.',
  valuesConfig: {
    GIVEN: { description: 'It was new.' },
    PASSED: { description: 'The one before did not take it in time.' },
  },
});

export enum TakenBy {
  CALL = 'CALL',
  WHATSAPP = 'WHATSAPP',
  EMAIL = 'EMAIL',
}
registerEnumType(TakenBy, {
  name: 'TakenBy',
  description: 'The way in which a colleague began to work on a lead.',
  valuesConfig: {
    CALL: { description: 'A call.' },
    WHATSAPP: { description: 'A WhatsApp message.' },
    EMAIL: { description: 'An e-mail.' },
  },
});

export enum CallOutcome {
  WANTS_VISIT = 'WANTS_VISIT',
  INTERESTED = 'INTERESTED',
  LATER = 'LATER',
  NO_ANSWER = 'NO_ANSWER',
  NOT_INTERESTED = 'NOT_INTERESTED',
  WRONG_NUMBER = 'WRONG_NUMBER',
}
registerEnumType(CallOutcome, {
  name: 'CallOutcome',
  description: 'What came of a call.',
  valuesConfig: {
    WANTS_VISIT: { description: 'The person wants to see a home.' },
    INTERESTED: { description: 'The person looks further.' },
    LATER: { description: 'The person asks for a call another day.' },
    NO_ANSWER: { description: 'Nothing was said: it rang, was busy or was switched off.' },
    NOT_INTERESTED: { description: 'The person wants no home from us now.' },
    WRONG_NUMBER: { description: 'The number belongs to another person.' },
  },
});

export enum NextStepKind {
  CALL = 'CALL',
  SEND = 'SEND',
  MEET = 'MEET',
  VISIT = 'VISIT',
  OTHER = 'OTHER',
}
registerEnumType(NextStepKind, {
  name: 'NextStepKind',
  description: 'What the next step with a person is.',
  valuesConfig: stepValues,
});

@ObjectType({ description: 'A field of an enquiry that was corrected.' })
export class LeadCorrection {
  @Field(() => String, {
    description:
      'The field: `name`, `phone`, `email`, `service`, `property` or `message`; of a person `channel`.',
  })
  field!: string;

  @Field(() => String, { nullable: true, description: 'The previous value.' })
  before!: string | null;
}

/** The task of the next date, for nouns that keep one. */
export interface NextStepDetails {
  step: NextStepKind;
  text: string | null;
}

/** What a change of the state replaced: it can be undone. */
export interface ReplacedState {
  state: string;
  nextAt: Date | null;
  unread: boolean;
  closeReason?: string | null;
  /** The task of the next date, of leads that name one. */
  step?: NextStepDetails | null;
}

/** Whose a lead was before a colleague handed it over: it can be undone. */
export interface FormerOwner {
  responsibleId: ObjectId | null;
  responsibleName: string | null;
  standInId?: ObjectId | null;
}

@ObjectType({
  description: 'One step in the work on an enquiry or an application; it never changes afterwards.',
})
export class LeadEvent {
  @Field(() => LeadEventKind, { description: 'The kind of the step.' })
  kind!: LeadEventKind;

  @Field(() => Date, { description: 'The time of the step.' })
  at!: Date;

  @Field(() => String, { description: 'The account that took the step.' })
  by!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The text of a note, of a message, of a next step, or of why a person was lost; of a wrong number, the number; of wishes, all of them in words.',
  })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The new state of the lead: a value of `PersonState`, `ContactState` or `ApplicationState`; null for other events.',
  })
  state?: string;

  @Field(() => Date, {
    nullable: true,
    description: 'The agreed next date; null when it was removed.',
  })
  nextAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it was closed: a value of `PersonReason` or `CloseReason`; of a person who came back, why it was then; of a verdict, a value of `VerdictReason`. Null for other events.',
  })
  reason?: string | null;

  @Field(() => NextStepKind, { nullable: true, description: 'What the next step is; null for other events.' })
  step?: NextStepKind | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When a person who came back was lost; null for other events.',
  })
  since?: Date | null;

  @Field(() => [LeadCorrection], {
    nullable: true,
    description: 'What was corrected; null for other events.',
  })
  corrections?: LeadCorrection[];

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the person it was handed over to, null if no one is responsible; of a separation or a merge, the name of the other lead. Null for other events.',
  })
  person?: string | null;

  @Field(() => CallOutcome, {
    nullable: true,
    description: 'What came of the call; null for other events.',
  })
  outcome?: CallOutcome;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the person allows WhatsApp; null for other events.',
  })
  allowed?: boolean;

  @Field(() => HomeVerdict, {
    nullable: true,
    description: 'What the person thinks of a home; null for other events, and where it was taken back.',
  })
  verdict?: HomeVerdict | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the home of a verdict or of a text; null for other events.',
  })
  home?: string | null;
  /** The home of a text. */
  propertyId?: ObjectId | null;

  @Field(() => MessageWay, { nullable: true, description: 'How a text was sent; null for other events.' })
  way?: MessageWay;

  @Field(() => MessageLanguage, {
    nullable: true,
    description: 'The language of a text that was sent; null for other events.',
  })
  language?: MessageLanguage;

  @Field(() => Giving, {
    nullable: true,
    description: 'How it was handed over by the product, when `by` is empty; null for other events.',
  })
  giving?: Giving;

  @Field(() => TakenBy, {
    nullable: true,
    description: 'The way in which it was taken; null for “I take it”, and for other events.',
  })
  takenBy?: TakenBy | null;

  /** The key under which a client sent it; it adds nothing twice. */
  key?: string;
  /** A code of what was sent under the key. */
  sent?: string;
  /** Set by a change of many leads at once, by an outcome and by a text. */
  replaced?: ReplacedState;
  /** Set by handing over. */
  former?: FormerOwner;
  @Field(() => Date, {
    nullable: true,
    description: 'The moment of the event of its kind that this one takes back; null for others.',
  })
  undoes?: Date;
  /** The move of enquiries between two people that this event tells of. */
  move?: ObjectId;
  /** The merge that brought it here from another person. */
  copiedBy?: ObjectId;
}

/** The fields of an enquiry or an application that the office works with. */
@ObjectType()
export abstract class Lead extends StoredItem {
  /** One of the noun’s states; the subclass names its enum. */
  state!: string;

  @Field(() => Boolean, { description: 'Whether no colleague has opened the lead yet.' })
  unread!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'The next date for a colleague to work on the lead; overdue once it has passed.',
  })
  nextAt!: Date | null;

  @Field(() => [LeadEvent], {
    description: 'Notes, states and dates, oldest first; entries are only ever added.',
  })
  history!: LeadEvent[];

  /** Set until the e-mail about the lead is in the outbox. */
  mailDue?: true;
}

@InputType()
export class LeadNoteInput {
  @TextField({ description: 'The note.', required: 'Please enter a note first.', maxLength: 2_000 })
  text!: string;
}
