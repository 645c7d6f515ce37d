import 'reflect-metadata';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../base/context.ts';
import { Person } from '../person/person.type.ts';
import { AlertState } from './alert.type.ts';
import { alertsOf } from './alerts.ts';

/** Stands above people, because alerts belong to addresses. */
@Resolver(() => Person)
export class PersonAlertsResolver {
  @FieldResolver(() => Int, { description: 'How many confirmed alerts the addresses of the person have.' })
  alertCount(@Ctx() context: Context, @Root() { emails }: Person): Promise<number> {
    return alertsOf(context).countDocuments({ email: { $in: emails }, state: AlertState.CONFIRMED });
  }
}
