import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Day, Rupees } from '../../base/types.ts';

export enum EmploymentKind {
  FULL_TIME = 'FULL_TIME',
  PART_TIME = 'PART_TIME',
  CONTRACT = 'CONTRACT',
  INTERNSHIP = 'INTERNSHIP',
}
registerEnumType(EmploymentKind, {
  name: 'EmploymentKind',
  description: 'How a person is employed.',
  valuesConfig: {
    FULL_TIME: { description: 'Whole working days.' },
    PART_TIME: { description: 'A part of the working days or hours.' },
    CONTRACT: { description: 'For a task or a time that a contract names.' },
    INTERNSHIP: { description: 'For training, usually for some months.' },
  },
});

@ObjectType({ description: 'A job that people can apply for until a day.' })
export class JobOpening {
  @Field(() => ID, { name: 'id', description: 'Its id: 24 hexadecimal digits.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The role, such as “Residential Consultant”.' })
  title!: string;

  @Field(() => String, { description: 'The place of work.' })
  place!: string;

  @Field(() => EmploymentKind, { description: 'How the person is employed.' })
  employment!: EmploymentKind;

  @Field(() => String, { description: 'The tasks, and the skills they need; at most 3,000 characters.' })
  text!: string;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The lowest pay in rupees a month, before tax; null if the page names none.',
  })
  payFrom!: number | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The highest pay in rupees a month, before tax; null if there is one figure, or none.',
  })
  payTo!: number | null;

  @Field(() => Day, { description: 'The day in India on which it was first listed.' })
  postedOn!: string;

  @Field(() => Day, {
    description: 'The last day in India to apply; afterwards the page no longer lists it.',
  })
  applyBy!: string;

  @Field(() => Boolean, { name: 'isSample', description: 'Whether it is sample content.' })
  sample!: boolean;
}
