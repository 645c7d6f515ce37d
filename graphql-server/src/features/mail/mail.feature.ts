import { byCreation, byWord } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { SetupStepKey } from '../../kit/setup-step.ts';
import { MailSettingsResolver } from './mail-settings.resolver.ts';
import { mailSettings } from './mail-settings.service.ts';
import { MailResolver } from './mail.resolver.ts';

/** What the product takes from this room. */
export const mailFeature: Feature = {
  resolvers: [MailResolver, MailSettingsResolver],
  setupSteps: [{ key: SetupStepKey.EMAIL, isDone: async (context) => (await mailSettings(context)).sends }],
  indexes: {
    outbox: [
      byCreation,
      byWord,
      { key: { deleted: 1, state: 1, createdAt: -1, _id: -1 } },
      { key: { state: 1, dueAt: 1 } },
      { key: { state: 1, 'claim.until': 1 } },
      { key: { state: 1, sentAt: -1 } },
      { key: { personId: 1 }, sparse: true },
    ],
  },
};
