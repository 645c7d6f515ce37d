import 'reflect-metadata';
import { Matches } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { builderFields } from 'domain/builder/builder-fields.ts';
import { LinkField, TextField } from '../../base/input.ts';
import { storedTexts } from '../../base/text/text-rows.ts';
import { StoredItem } from '../../base/types.ts';
import type { KnownBuilder } from './known-builders.ts';
import { Image } from '../../files/image.type.ts';

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const wrongDay = { message: 'Please enter a day such as 2026-03-31.' };

/** A day of the calendar as text. */
function DayField(description: string, required?: string): PropertyDecorator {
  return (target, key) => {
    TextField({ description: `${description} As YYYY-MM-DD.`, maxLength: 10, required })(target, key);
    Matches(day, wrongDay)(target, String(key));
  };
}

@ObjectType({ description: 'A project of a builder: what was promised, what came, and the source of both.' })
@InputType('TrackRecordInput', {
  description: 'A project of a builder with its promised and its actual day.',
})
export class TrackRecordEntry {
  @TextField({
    description: 'The name of the project.',
    maxLength: 120,
    required: 'Please enter the project.',
  })
  project!: string;

  @TextField({ description: 'Where it is, such as “Sector 150, Noida”.', maxLength: 120 })
  place?: string | null;

  @DayField('The day of its launch; null if not known.')
  launchedOn?: string | null;

  @DayField('The day promised for possession.', 'Please enter the promised day.')
  promisedOn!: string;

  @DayField('The day on which possession began; null if it has not.')
  deliveredOn?: string | null;

  @TextField({
    description: 'The source of these days.',
    maxLength: 160,
    required: 'Please name the source.',
  })
  sourceTitle!: string;

  @LinkField('The address of the source. Required.')
  sourceAddress?: string | null;
}

@ObjectType({ description: 'What the consultancy checked about a builder.' })
@InputType('BuilderCheckInput', { description: 'What the consultancy checked about a builder.' })
export class BuilderCheck {
  @TextField({
    description: 'What was checked, and the result.',
    maxLength: 300,
    required: 'Please say what was checked.',
  })
  text!: string;

  @TextField({ description: 'Who checked it.', maxLength: 120, required: 'Please say who checked it.' })
  checkedBy!: string;

  @DayField('The day of the check.', 'Please enter the day of the check.')
  checkedOn!: string;
}

@ObjectType({
  description: 'A builder or developer. A property belongs to the builder whose name its text `builder` has.',
})
export class Builder extends storedTexts(builderFields, { Base: StoredItem }) implements KnownBuilder {
  @Field(() => String, { description: 'The last part of its address, /builders/{slug}.' })
  slug!: string;

  /** The name and its former names, without capitals and punctuation; properties point to one of them. */
  keys!: string[];

  @Field(() => Image, { nullable: true, description: 'Its logo or a picture; null for none.' })
  image!: Image | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The year in which it began to build; null if not known.',
  })
  since!: number | null;

  @Field(() => [BuilderCheck], { description: 'What the consultancy checked, at most 20 entries.' })
  checks!: BuilderCheck[];

  @Field(() => [TrackRecordEntry], {
    description: 'Its projects with promised and actual days, at most 60, the latest promise first.',
  })
  trackRecord!: TrackRecordEntry[];
}
