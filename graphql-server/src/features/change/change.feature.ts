import type { Feature } from '../../kit/feature.ts';
import { ChangeResolver } from './change.resolver.ts';
import { changesCollection } from './change-log.ts';
import { noteChanges } from './note-changes.ts';
import { sweepChanges } from './sweep-changes.ts';

/** What the product takes from this room. */
export const changeFeature: Feature = {
  resolvers: [ChangeResolver],
  jobs: [{ lane: 'changes', pauseMs: 2_000, work: noteChanges }],
  sweeps: [sweepChanges],
  indexes: {
    [changesCollection]: [
      { key: { subject: 1, itemId: 1, _id: -1 } },
      { key: { kind: 1, _id: 1 } },
      { key: { at: 1 } },
    ],
  },
};
