import type { Collection } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { features } from '../../features/features.ts';
import { SetupStepKey } from '../../kit/setup-step.ts';
import type { SetupStepCheck } from '../../kit/setup-step.ts';
import { backups } from '../backups/backups.service.ts';
import { BackupWarning } from '../backups/backup.type.ts';
import { sampleContentCount } from '../samples/sample-content.service.ts';
import type { SetupStep } from './setup-guide.type.ts';

interface Settled {
  _id: SetupStepKey;
  at: Date;
  by: string | null;
}

const ownHost = /^(localhost|127\.|0\.0\.0\.0|\[::1?\]|.*\.(local|localhost|test)$)/;

/** The steps that concern no noun, or all of them. */
const ownSteps: readonly SetupStepCheck[] = [
  { key: SetupStepKey.SAMPLES, isDone: async (context) => (await sampleContentCount(context)) === 0 },
  {
    key: SetupStepKey.BACKUP,
    isDone: async (context) => {
      const { last, warnings } = await backups(context);
      return last !== null && warnings.every((warning) => warning === BackupWarning.NOT_SCHEDULED);
    },
  },
  {
    key: SetupStepKey.ADDRESS,
    isDone: ({ config }) => Promise.resolve(!ownHost.test(new URL(config.siteUrl).hostname)),
  },
];

const checks = new Map(
  [...features.flatMap(({ setupSteps = [] }) => setupSteps), ...ownSteps].map((step) => [step.key, step]),
);

/** All steps of the guide in its order, each as it is now: what breaks later is a step again. */
export async function setupGuide(context: Context): Promise<SetupStep[]> {
  const settled = await settledSteps(context).find().toArray();
  return Promise.all(
    Object.values(SetupStepKey).map(async (key) => ({
      key,
      done: (await checks.get(key)?.isDone(context)) ?? false,
      settled: settled.some(({ _id }) => _id === key),
    })),
  );
}

/** Notes that a step needs nothing more, or takes that back; answers all steps. */
export async function settleSetupStep(
  context: Context,
  step: SetupStepKey,
  settled: boolean,
): Promise<SetupStep[]> {
  const steps = settledSteps(context);
  const by = byWhom(context);
  if (settled) await steps.updateOne({ _id: step }, { $set: { at: timeNow(), by } }, { upsert: true });
  else await steps.deleteOne({ _id: step });
  return setupGuide(context);
}

function settledSteps({ db }: Pick<AppContext, 'db'>): Collection<Settled> {
  return db.collection<Settled>('setupSteps');
}
