import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A draft beside a published item: visitors see the item without it.' })
export class StoredDraft {
  @Field(() => Date, { description: 'When it was saved.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'The account that saved it.' })
  by!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it replaces what visitors see; null until a person publishes it.',
  })
  publishAt!: Date | null;

  /** The fields of the item that it replaces. */
  values!: Record<string, unknown>;
}

/** What taking an item off the site replaced, so that it can be put back as it was. */
export interface BeforeOff {
  at: Date;
  replaced: Record<string, unknown>;
}
