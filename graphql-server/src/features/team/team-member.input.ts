import 'reflect-metadata';
import { InputType } from 'type-graphql';
import { teamMemberFields } from 'domain/team/team-member-fields.ts';
import { TextField } from '../../base/input.ts';
import { IsDay } from '../../base/day.ts';
import { typedTexts } from '../../base/text/text-rows.ts';

@InputType({ description: 'A team member from the admin form.' })
export class TeamMemberInput extends typedTexts(teamMemberFields) {}

@InputType({ description: 'The training certificate of a team member.' })
export class TrainingInput {
  @TextField({
    description: 'Its number.',
    required: 'Please enter the number of the certificate.',
    maxLength: 60,
  })
  certificate!: string;

  @TextField({
    description: 'The day of the passed training, as YYYY-MM-DD.',
    required: 'Please enter the day of the training.',
    maxLength: 10,
  })
  @IsDay({ message: 'Please enter a day such as 2026-06-30.' })
  passedOn!: string;
}
