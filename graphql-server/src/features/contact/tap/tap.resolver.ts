import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../../access/public-operation.ts';
import { leadRoles, ownerOnly } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { noteTap, tapCounts, tapOf } from './tap.service.ts';
import { Tap, TapCount, TapInput } from './tap.type.ts';

@Resolver()
export class TapResolver {
  @Public()
  @Mutation(() => Boolean, {
    description:
      'Counts a tap on Call or WhatsApp for its home and its day, without the visitor, and keeps for 30 days what the code of a chat stands for. TOO_MANY_REQUESTS after 40 in 10 minutes from one address.',
  })
  async noteTap(
    @Ctx() context: Context,
    @Arg('input', () => TapInput, { description: 'The tap.' }) input: TapInput,
  ) {
    await noteTap(context, input);
    return true;
  }

  @Authorized(leadRoles)
  @Query(() => Tap, {
    nullable: true,
    description: 'What the code of a WhatsApp chat stands for; null if it is none of the last 30 days.',
  })
  tap(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'The code, such as 7F3K2, also with “Ref” before it.' })
    code: string,
  ) {
    return tapOf(context, code);
  }

  @Authorized(ownerOnly)
  @Query(() => [TapCount], {
    description: 'The ten homes whose Call and WhatsApp visitors tapped most in the last 30 days.',
  })
  tapCounts(@Ctx() context: Context) {
    return tapCounts(context);
  }
}
