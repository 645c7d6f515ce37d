import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { Person } from '../../person/person.type.ts';
import { whatsAppPermissions } from './whatsapp-permission.ts';
import { setWhatsAppAllowed } from './whatsapp-permission.service.ts';
import { WhatsAppPermission } from './whatsapp-permission.type.ts';

/** Stands above people, because their enquiries say what they allow. */
@Resolver(() => Person)
export class WhatsAppPermissionResolver {
  @FieldResolver(() => WhatsAppPermission, {
    description:
      'Whether the person may be written to on WhatsApp: they allowed it in a form or told a colleague, or wrote first, and have not taken it back since.',
  })
  whatsApp(@Ctx() context: Context, @Root() person: Person): Promise<WhatsAppPermission> {
    return whatsAppPermissions(context).load(person);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Notes that the person told the caller that WhatsApp is fine, or with `allowed: false` that it is not any more. The history says who heard it and when.',
  })
  setWhatsAppAllowed(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The person’s id.' }) id: string,
    @Arg('allowed', () => Boolean, { description: 'Whether they allow it.' }) allowed: boolean,
  ) {
    return setWhatsAppAllowed(context, id, allowed);
  }
}
