import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { ConsentReceipt } from '../lead/consent.type.ts';
import { Lead } from '../lead/lead.type.ts';

export enum ApplicationState {
  NEW = 'NEW',
  SHORTLISTED = 'SHORTLISTED',
  INTERVIEW = 'INTERVIEW',
  REJECTED = 'REJECTED',
  HIRED = 'HIRED',
}
registerEnumType(ApplicationState, {
  name: 'ApplicationState',
  description: 'The state of the work on a job application.',
  valuesConfig: {
    NEW: { description: 'No one has worked on it yet.' },
    SHORTLISTED: { description: 'The applicant is among those to be met.' },
    INTERVIEW: { description: 'There is, or was, an interview.' },
    REJECTED: { description: 'The applicant was refused.' },
    HIRED: { description: 'The applicant was hired.' },
  },
});

@ObjectType({ description: 'The résumé of an application; only an admin can download it.' })
export class Resume {
  @Field(() => String, {
    description:
      'The file name for the download: `resume-`, the applicant’s name, and the extension of its type.',
  })
  name!: string;

  @Field(() => String, { description: 'Its media type, confirmed by its name and its content.' })
  contentType!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  bytes!: number;

  fileId!: ObjectId;
}

@ObjectType({ description: 'A job application.' })
export class JobApplication extends Lead {
  @Field(() => ApplicationState, { description: 'The state of the work.' })
  override state!: ApplicationState;

  /** A hash of the client’s key, if it sent one. */
  submissionKey?: string;

  /** A code of what was typed and chosen, which a second one with the same key must have too. */
  submissionCode?: string;

  @Field(() => String, { description: 'The applicant’s full name.' })
  fullName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'The desired role.' })
  role!: string;

  @Field(() => String, { description: 'The phone number as typed.' })
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number in E.164, if it is valid; Indian without a country code.',
  })
  phoneE164!: string | null;

  @Field(() => String, { nullable: true, description: 'The cover letter.' })
  coverLetter!: string | null;

  @Field(() => Resume, { description: 'The résumé.' })
  resume!: Resume;

  @Field(() => ConsentReceipt, {
    nullable: true,
    description: 'What the person allowed by applying; null for applications from before receipts.',
  })
  receipt?: ConsentReceipt | null;
}

@ObjectType({ description: 'One page of job applications.' })
export class JobApplicationPage extends pageOf(JobApplication) {
  @Field(() => Date, { description: 'The time of this answer, by the clock of the database.' })
  readAt!: Date;
}

@ObjectType({ description: 'The answer to an applicant.' })
export class ApplicationReceipt {
  /** The application, for the link to the applicant’s choices. */
  applicationId!: ObjectId;

  @Field(() => String, { description: 'A sentence of confirmation.' })
  message!: string;
}
