import { Field, ObjectType } from 'type-graphql';
import { SetupStepKey } from '../../kit/setup-step.ts';

@ObjectType({ description: 'A step of the guide of a new owner.' })
export class SetupStep {
  @Field(() => SetupStepKey, { description: 'Which step it is.' })
  key!: SetupStepKey;

  @Field(() => Boolean, { description: 'Whether it is done, by what is true now.' })
  done!: boolean;

  @Field(() => Boolean, {
    description: 'Whether an owner said that it needs nothing more: it is read, or not wanted.',
  })
  settled!: boolean;
}
