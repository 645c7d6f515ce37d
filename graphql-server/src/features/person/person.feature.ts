import { byCreation } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { HiddenReachResolver } from './access/hidden-reach.resolver.ts';
import { LeadAccessResolver } from './access/lead-access.resolver.ts';
import { OutcomeResolver } from './outcome/outcome.resolver.ts';
import { byWordAndId } from './narrowed.ts';
import { NextStepResolver } from './next-step.resolver.ts';
import { PersonResolver } from './person.resolver.ts';
import { VerdictResolver } from './verdict/verdict.resolver.ts';
import { todayIndexes } from './today/today-parts.ts';
import { TodayResolver } from './today/today.resolver.ts';

/** What the product takes from this room. */
export const personFeature: Feature = {
  resolvers: [
    PersonResolver,
    NextStepResolver,
    HiddenReachResolver,
    LeadAccessResolver,
    OutcomeResolver,
    TodayResolver,
    VerdictResolver,
  ],
  indexes: {
    people: [
      byCreation,
      byWordAndId,
      { key: { deleted: 1, lastTouchAt: -1, _id: -1 } },
      ...Object.values(todayIndexes).map((key) => ({ key })),
      ...[
        'state',
        'responsibleId',
        'sources',
        'channel',
        'homes.propertyId',
        'wishes.places',
        'wishes.budget.max',
        'wishes.budget.min',
        'nextAt',
        'unread',
        'cameBack',
      ].map((field) => ({
        key: { deleted: 1, [field]: 1, lastTouchAt: -1, _id: -1 } as const,
      })),
      { key: { reach: 1 } },
      { key: { enquiryIds: 1 } },
      { key: { mergedInto: 1 }, sparse: true },
      { key: { followDue: 1 }, sparse: true },
      ...[
        'turn.until',
        'turn.memberId',
        'standInId',
        'waits',
        'untaken',
        'mailDue',
        'noticeDue',
        'clockedFrom',
      ].map((field) => ({
        key: { [field]: 1 } as const,
        sparse: true,
      })),
      // Open pages of the office ask for recent writes.
      { key: { touchedAt: -1, _id: -1 } },
    ],
    // No two moves that are under way name the same person.
    personMoves: [
      { key: { busy: 1 }, unique: true, sparse: true },
      { key: { dueAt: 1 }, sparse: true },
      { key: { keptId: 1, at: -1 } },
      { key: { otherId: 1, at: -1 } },
      { key: { at: 1 } },
    ],
    personKeys: [{ key: { people: 1 } }, { key: { at: 1 } }],
  },
};
