import 'reflect-metadata';
import { Allow } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { FlagField } from '../../../base/input.ts';
import { ArrivalsInput } from '../../lead/arrival.type.ts';
import { ContactDetailsInput } from '../entry/contact-entry.input.ts';

@InputType({
  description:
    'A lead that a program sends: a partner, a portal, a CRM. A consent that is left out was not given; none implies another.',
})
export class NewLeadInput extends ContactDetailsInput {
  @FlagField('Whether the person agreed that the company keeps these details and answers.')
  agree?: boolean;

  @FlagField('Whether name and phone number may be passed to the builder of the property.')
  shareWithBuilder?: boolean;

  @FlagField('Whether the company may write on WhatsApp.')
  whatsapp?: boolean;

  @FlagField('Whether the company may send news by e-mail; it needs an e-mail address.')
  newsletter?: boolean;

  @Field(() => ArrivalsInput, { nullable: true, description: 'How the person came to you.' })
  @Allow()
  arrivals?: ArrivalsInput;
}

@InputType({ description: 'Leads that a program sends.' })
export class NewLeadsInput {
  @Field(() => [NewLeadInput], { description: 'At most 100; each is stored by itself.' })
  items!: NewLeadInput[];
}
