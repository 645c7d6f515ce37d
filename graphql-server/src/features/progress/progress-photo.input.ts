import 'reflect-metadata';
import { IsMongoId, Matches } from 'class-validator';
import { InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';

@InputType({ description: 'A dated photograph of the construction of a property.' })
export class ProgressPhotoInput {
  @TextField({ description: 'The id of the property.', maxLength: 24, required: 'Please choose a property.' })
  @IsMongoId({ message: 'Please choose a property.' })
  propertyId!: string;

  @TextField({
    description: 'The day on which it was taken, as YYYY-MM-DD.',
    maxLength: 10,
    required: 'Please enter the day.',
  })
  @Matches(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
    message: 'Please enter a day such as 2026-10-31.',
  })
  takenOn!: string;

  @TextField({ description: 'The tower that it shows; none for the whole site.', maxLength: 60 })
  tower?: string;

  @TextField({
    description: 'The stage of the payment plan that it shows as reached; none by default.',
    maxLength: 100,
  })
  stage?: string;

  @TextField({
    description: 'What it shows, in a line.',
    maxLength: 200,
    required: 'Please say what the photograph shows.',
  })
  text!: string;
}
