import 'reflect-metadata';
import { Allow } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { readArrival } from 'domain/source/arrival.ts';
import type { Arrivals } from 'domain/source/arrival.ts';
import type { Context } from '../../base/context.ts';
import { ArrivalsInput } from './arrival.type.ts';
import { ConsentInput } from './consents.ts';

/** What every form of an enquiry sends. */
@InputType()
export abstract class EnquiryInput extends ConsentInput {
  @Field(() => ArrivalsInput, {
    nullable: true,
    description: 'How the visitor came to the site, as the device of the visitor keeps it for 30 days.',
  })
  @Allow()
  arrivals?: ArrivalsInput;
}

/**
 * How the sender of an enquiry came to the site. A form without JavaScript brings nothing along, so that the address of its page
 * counts if it names a campaign. Null where nothing is known.
 */
export function arrivalsOf(
  { fromPage }: Pick<Context, 'fromPage'>,
  { arrivals }: Pick<EnquiryInput, 'arrivals'>,
): Arrivals | null {
  const [first, last] = [arrivals?.first, arrivals?.last].map((one) => one && readArrival(one));
  const seen = first ?? last;
  if (seen) return { first: seen, last: last ?? seen };
  const [path, query] = (fromPage ?? '').split('?');
  const campaign = readArrival({ query });
  return campaign && { first: { ...campaign, path }, last: { ...campaign, path } };
}
