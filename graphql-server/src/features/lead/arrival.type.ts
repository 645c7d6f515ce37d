import 'reflect-metadata';
import { Allow } from 'class-validator';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { Arrival as KnownArrival } from 'domain/source/arrival.ts';

export enum Channel {
  SEARCH_ADVERT = 'SEARCH_ADVERT',
  SOCIAL_ADVERT = 'SOCIAL_ADVERT',
  SEARCH = 'SEARCH',
  SOCIAL = 'SOCIAL',
  OTHER_SITE = 'OTHER_SITE',
  EMAIL = 'EMAIL',
  QR = 'QR',
  PORTAL = 'PORTAL',
  PARTNER = 'PARTNER',
  PHONE = 'PHONE',
  WALK_IN = 'WALK_IN',
  WHATSAPP = 'WHATSAPP',
  REFERRAL = 'REFERRAL',
  DIRECT = 'DIRECT',
}
registerEnumType(Channel, {
  name: 'Channel',
  description: 'How a person first came to the company.',
  valuesConfig: {
    SEARCH_ADVERT: { description: 'A paid place in a search engine.' },
    SOCIAL_ADVERT: { description: 'An advert in a social network.' },
    SEARCH: { description: 'A search engine.' },
    SOCIAL: { description: 'A social network.' },
    OTHER_SITE: { description: 'A link on another site.' },
    EMAIL: { description: 'A link in an e-mail.' },
    QR: { description: 'A printed QR code.' },
    PORTAL: { description: 'A property portal.' },
    PARTNER: { description: 'A channel partner.' },
    PHONE: { description: 'A call.' },
    WALK_IN: { description: 'A visit to the office.' },
    WHATSAPP: { description: 'A link or a message on WhatsApp.' },
    REFERRAL: { description: 'A person who knows the company; colleagues say so.' },
    DIRECT: { description: 'The address itself, or a link in an app that names no sender.' },
  },
});

function ValueField(description: string): PropertyDecorator {
  return Field(() => String, { nullable: true, description });
}

@ObjectType({
  description: 'How a visitor came to the site once; what was not known or could not be read is null.',
})
export class Arrival implements KnownArrival {
  @ValueField('The parameter `utm_source` of the address, at most 200 characters, as all values.')
  utm_source?: string;

  @ValueField('The parameter `utm_medium`.')
  utm_medium?: string;

  @ValueField('The parameter `utm_campaign`.')
  utm_campaign?: string;

  @ValueField('The parameter `utm_content`.')
  utm_content?: string;

  @ValueField('The parameter `utm_term`.')
  utm_term?: string;

  @ValueField('The click id of Google Ads.')
  gclid?: string;

  @ValueField('The click id of Google Ads between an app and a site.')
  gbraid?: string;

  @ValueField('The click id of Google Ads between sites.')
  wbraid?: string;

  @ValueField('The click id of Facebook and Instagram.')
  fbclid?: string;

  @ValueField('The host of the page with the link, or the name of the app.')
  host?: string;

  @ValueField('The path of the page that the visitor saw first.')
  path?: string;

  @ValueField('The day in India, as YYYY-MM-DD, by the clock of the visitor’s device.')
  day?: string;
}

@ObjectType({ description: 'The first and the last arrival of a visitor.' })
export class Arrivals {
  @Field(() => Arrival, { description: 'The first one within 30 days.' })
  first!: Arrival;

  @Field(() => Arrival, { description: 'The last one; it can be the first.' })
  last!: Arrival;
}

@InputType({
  description:
    'How a visitor came to the site once. Values that are wrong or too long are cut or left out in silence, so that no enquiry is refused for them.',
})
export class ArrivalInput {
  @ValueField(
    'The query of the first page: `utm_source`, `utm_medium`, `utm_campaign`, `utm_content`, `utm_term`, `gclid`, `gbraid`, `wbraid` and `fbclid` are read, and nothing else.',
  )
  query?: string;

  @ValueField('The address of the page with the link, or its host; the host alone is kept.')
  referrer?: string;

  @ValueField('The path of that page; its query is left out.')
  path?: string;

  @ValueField('The day in India, as YYYY-MM-DD.')
  day?: string;
}

@InputType({ description: 'The first and the last arrival of a visitor within 30 days.' })
export class ArrivalsInput {
  @Field(() => ArrivalInput, { nullable: true, description: 'The first.' })
  @Allow()
  first?: ArrivalInput;

  @Field(() => ArrivalInput, { nullable: true, description: 'The last; often the first one again.' })
  @Allow()
  last?: ArrivalInput;
}
