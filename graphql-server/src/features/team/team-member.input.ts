import 'reflect-metadata';
import { InputType } from 'type-graphql';
import { IsDay } from '../../base/day.ts';
import { LinkField, TextField } from '../../base/input.ts';
import { IsPhone } from '../../base/text/phone.ts';

@InputType({ description: 'A team member from the admin form.' })
export class TeamMemberInput {
  @TextField({ description: 'The person’s name.', required: 'Please enter a name.', maxLength: 120 })
  name!: string;

  @TextField({ description: 'The person’s position.', required: 'Please enter a position.', maxLength: 120 })
  position!: string;

  @TextField({ description: 'A few sentences about the person.', maxLength: 2_000 })
  bio?: string;

  @TextField({ description: 'Experience, such as “14 years”.', maxLength: 120 })
  experience?: string;

  @TextField({ description: 'The person’s place of work.', maxLength: 120 })
  location?: string;

  @TextField({ description: 'Public e-mail address.', maxLength: 254, email: true })
  email?: string;

  @IsPhone()
  @TextField({ description: 'Public phone number.', maxLength: 40 })
  phone?: string;

  @IsPhone({ message: 'Please enter a fax number such as 0120 427 1234.' })
  @TextField({ description: 'Fax number.', maxLength: 40 })
  fax?: string;

  @TextField({ description: 'Registration number as an agent with RERA.', maxLength: 60 })
  reraAgentNumber?: string;

  @TextField({ description: 'The last day of that registration, as YYYY-MM-DD.', maxLength: 10 })
  @IsDay()
  reraValidTo?: string;

  @TextField({ description: 'The number of the training certificate.', maxLength: 60 })
  trainingCertificate?: string;

  @TextField({ description: 'The day of the passed training, as YYYY-MM-DD.', maxLength: 10 })
  @IsDay({ message: 'Please enter a day such as 2026-06-30.' })
  trainingPassedOn?: string;

  @LinkField('Facebook page.')
  facebookUrl?: string;

  @LinkField('Instagram page.')
  instagramUrl?: string;

  @LinkField('LinkedIn page.')
  linkedinUrl?: string;

  @LinkField('YouTube channel.')
  youtubeUrl?: string;
}

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
