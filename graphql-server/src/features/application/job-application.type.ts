import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { Lead } from '../../items/lead.type.ts';

export enum ApplicationState {
  NEW = 'NEW',
  SHORTLISTED = 'SHORTLISTED',
  INTERVIEW = 'INTERVIEW',
  REJECTED = 'REJECTED',
  HIRED = 'HIRED',
}
registerEnumType(ApplicationState, {
  name: 'ApplicationState',
  description: 'How far a job application is.',
});

@ObjectType({ description: 'The résumé of an application; only an admin can download it.' })
export class Resume {
  @Field(() => String, {
    description: 'The name it is downloaded by: `resume-`, the applicant’s name and the ending of its type.',
  })
  name!: string;

  @Field(() => String, { description: 'Its media type, on which its name and its content agreed.' })
  contentType!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  bytes!: number;

  fileId!: ObjectId;
}

@ObjectType({ description: 'A job application.' })
export class JobApplication extends Lead {
  @Field(() => ApplicationState, { description: 'How far it is.' })
  override state!: ApplicationState;

  /** A hash of the client’s key, where it sent one. */
  submissionKey?: string;

  @Field(() => String, { description: 'The applicant’s full name.' })
  fullName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'The role applied for.' })
  role!: string;

  @Field(() => String, { description: 'The phone number as typed.' })
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The number in E.164, where it is one; India by default.',
  })
  phoneE164!: string | null;

  @Field(() => String, { nullable: true, description: 'The cover letter.' })
  coverLetter!: string | null;

  @Field(() => Resume, { description: 'The résumé.' })
  resume!: Resume;
}

@ObjectType({ description: 'One page of job applications.' })
export class JobApplicationPage extends pageOf(JobApplication) {
  @Field(() => Date, { description: 'When it was read, by the clock of the database.' })
  readAt!: Date;
}

@ObjectType({ description: 'What an applicant is told.' })
export class ApplicationReceipt {
  @Field(() => String, { description: 'A sentence of confirmation.' })
  message!: string;
}
