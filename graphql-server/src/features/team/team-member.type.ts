import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { ForAccounts } from '../../base/for-accounts.ts';
import { pageOf, StoredItem } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';

@ObjectType({ description: 'A person of the consultancy.' })
export class TeamMember extends StoredItem {
  @Field(() => String, { description: 'The last part of the address, /team-details/{slug}.' })
  slug!: string;

  @Field(() => String, { description: 'The person’s name.' })
  name!: string;

  @Field(() => String, { description: 'The position, such as “Commercial leasing”.' })
  position!: string;

  @Field(() => Image, { description: 'The portrait.' })
  image!: Image;

  @Field(() => String, { nullable: true, description: 'A few sentences about the person.' })
  bio!: string | null;

  @Field(() => String, { nullable: true, description: 'Experience, such as “14 years”.' })
  experience!: string | null;

  @Field(() => String, { nullable: true, description: 'The person’s place of work.' })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'Public e-mail address.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Public phone number, as typed.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Fax number, as typed.' })
  fax?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The person’s registration number as an agent with RERA.',
  })
  reraAgentNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'The last day of that registration, as YYYY-MM-DD.' })
  reraValidTo?: string | null;

  @ForAccounts({ scopes: [ApiScope.CONTENT_READ] })
  @Field(() => String, {
    nullable: true,
    description: 'The number of the person’s training certificate; null for visitors.',
  })
  trainingCertificate?: string | null;

  @ForAccounts({ scopes: [ApiScope.CONTENT_READ] })
  @Field(() => String, {
    nullable: true,
    description: 'The day of the passed training, as YYYY-MM-DD; null for visitors.',
  })
  trainingPassedOn?: string | null;

  @Field(() => String, { nullable: true, description: 'The person’s Facebook page.' })
  facebookUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'The person’s Instagram page.' })
  instagramUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'The person’s LinkedIn page.' })
  linkedinUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'The person’s YouTube channel.' })
  youtubeUrl?: string | null;
}

@ObjectType({ description: 'One page of the admin list of team members.' })
export class TeamMemberPage extends pageOf(TeamMember) {}
