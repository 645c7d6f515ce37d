import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { AlertKind } from './alert.type.ts';

@ObjectType({ description: 'What an alert would follow.' })
export class AlertOffer {
  @Field(() => AlertKind, { description: 'A search or one home.' })
  kind!: AlertKind;

  @Field(() => String, { description: 'The wish in words: “3 BHK, Sector 150”, or the title of the home.' })
  label!: string;

  @Field(() => String, { description: 'The path of the list or of the home.' })
  path!: string;

  @Field(() => Boolean, { description: 'Whether the site sends e-mails; if not, there are no alerts.' })
  sends!: boolean;
}
