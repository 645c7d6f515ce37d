import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { BreachInput } from './breach.input.ts';
import * as service from './breach.service.ts';
import { Breach } from './breach.type.ts';

/** The register of breaches. Entries stay: the law asks for proof. */
@Resolver()
export class BreachResolver {
  @Authorized(ownerOnly)
  @Query(() => [Breach], { description: 'The register of breaches of personal data, the newest first.' })
  breaches(@Ctx() context: Context) {
    return service.breaches(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Breach, { description: 'Adds an entry to the register of breaches, or saves one.' })
  saveBreach(
    @Ctx() context: Context,
    @Arg('input', () => BreachInput, { description: 'The entry.' }) input: BreachInput,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The id of the entry to save; leave it out for a new one.',
    })
    id?: string | null,
    @Arg('readAt', () => Date, {
      nullable: true,
      description: 'The `updatedAt` from an earlier read; CONFLICT if the entry has changed since.',
    })
    readAt?: Date | null,
  ) {
    return service.saveBreach(context, input, id, readAt);
  }
}
