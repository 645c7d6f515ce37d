import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { ListOf } from '../../../../access/query-cost.ts';
import { leadRoles } from '../../../../access/roles.ts';
import type { Context } from '../../../../base/context.ts';
import { MergeField } from '../../../person/person-moves.ts';
import { Person } from '../../../person/person.type.ts';
import { mergePeople, mergesOf, undoMerge } from './merge-people.service.ts';
import { notSamePerson, separatePerson, setSender } from './separate-person.service.ts';

function IdArg() {
  return Arg('id', () => ID, { description: 'The person’s id.' });
}

@ObjectType({ description: 'A lead that was merged with another one, which can still be undone.' })
class PersonMerge {
  @Field(() => ID, { name: 'id', description: 'The id of the merge, for `undoMerge`.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The name of the lead that went; its reference without a name.' })
  name!: string;

  @Field(() => Date, { description: 'When they were merged.' })
  at!: Date;

  @Field(() => String, { description: 'The account that merged them.' })
  by!: string;
}

/** Whose enquiries are whose: what a colleague knows better than numbers and addresses say. */
@Resolver(() => Person)
export class PersonMovesResolver {
  @ListOf({ length: 1 })
  @FieldResolver(() => [PersonMerge], {
    description:
      'The leads that were merged with this one in the last 90 days, the latest first; at most 20.',
  })
  merges(@Ctx() context: Context, @Root() person: Person) {
    return mergesOf(context, person);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Makes two people one and answers it: the first stays, and gets the numbers, enquiries and history of the other, whose id leads to it. BAD_USER_INPUT for the same lead twice and for one in the trash; CONFLICT for one that was merged already.',
  })
  mergePeople(
    @Ctx() context: Context,
    @IdArg() id: string,
    @Arg('otherId', () => ID, { description: 'The person who goes.' }) otherId: string,
    @Arg('take', () => [MergeField], {
      defaultValue: [],
      description: 'What is taken from the one who goes; all else stays as it is.',
    })
    take: MergeField[],
  ) {
    return mergePeople(context, id, otherId, take);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Undoes a merge within 90 days and answers the person who stayed: both are as they were, and what came since stays with the one whose number or address it bears. CONFLICT for one that was undone already.',
  })
  undoMerge(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the merge.' }) id: string,
  ) {
    return undoMerge(context, id);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Makes enquiries of one lead those of another person with the same numbers, and answers that person.',
  })
  separatePerson(
    @Ctx() context: Context,
    @IdArg() id: string,
    @Arg('enquiryIds', () => [ID], { description: 'The enquiries that belong to someone else.' })
    enquiryIds: string[],
  ) {
    return separatePerson(context, id, enquiryIds);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Says who of several people with one number wrote an enquiry, and answers that person. BAD_USER_INPUT for a person without its number and its address.',
  })
  setSender(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The contact request’s id.' }) id: string,
    @Arg('personId', () => ID, { description: 'Who wrote it.' }) personId: string,
  ) {
    return setSender(context, id, personId);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description: 'Notes that two people are not the same, and answers the first.',
  })
  notSamePerson(
    @Ctx() context: Context,
    @IdArg() id: string,
    @Arg('otherId', () => ID, { description: 'The other person’s id.' }) otherId: string,
  ) {
    return notSamePerson(context, id, otherId);
  }
}
