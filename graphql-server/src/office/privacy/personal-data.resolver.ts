import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import * as service from './personal-data.service.ts';
import { Erasure, PersonalData } from './personal-data.type.ts';
import { ShownOnce } from '../../kit/once/runs-again.ts';

const personArgument = { description: 'A phone number in any notation, or an e-mail address.' };

/** What people can ask of the company about their data. */
@Resolver()
export class PersonalDataResolver {
  @Authorized(ownerOnly)
  @Query(() => PersonalData, { description: 'Everything that is kept about a person.' })
  personalData(@Ctx() context: Context, @Arg('person', () => String, personArgument) person: string) {
    return service.personalData(context, person);
  }

  @Authorized(ownerOnly)
  @ShownOnce()
  @Mutation(() => String, {
    description:
      'The same as one JSON text to hand over, with each résumé in Base64. The activity log notes it.',
  })
  exportPersonalData(@Ctx() context: Context, @Arg('person', () => String, personArgument) person: string) {
    return service.exportPersonalData(context, person);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Erasure, {
    description:
      'Erases everything that is kept about a person, for good. A minimal record without name, number and words stays for the months in the settings.',
  })
  erasePersonalData(@Ctx() context: Context, @Arg('person', () => String, personArgument) person: string) {
    return service.erasePersonalData(context, person);
  }
}
