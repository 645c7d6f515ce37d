import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A stored picture at its place; the first is the cover.' })
export class ChosenPicture {
  @Field(() => ID, { description: 'Its id, from the item or from `uploadPicture`.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it shows, at most 200 characters; the item’s title when it is empty.',
  })
  alt?: string | null;
}
