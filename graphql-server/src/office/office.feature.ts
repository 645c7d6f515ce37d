import type { Feature } from '../kit/feature.ts';
import { ActivityResolver } from './activity/activity.resolver.ts';
import { BackupsResolver } from './backups/backups.resolver.ts';
import { DashboardResolver } from './dashboard/dashboard.resolver.ts';
import { eventsRouter } from './events/events.rest.ts';
import { exportRouter } from './export/export.rest.ts';
import { OfficeFindResolver } from './find/office-find.resolver.ts';
import { SetupGuideResolver } from './guide/setup-guide.resolver.ts';
import { HealthResolver } from './health/health.resolver.ts';
import { workNotices } from './notices/notices.worker.ts';
import { sweepOutbox } from './outbox/outbox.worker.ts';
import { PictureLibraryResolver } from './pictures/picture-library.resolver.ts';
import { BreachResolver } from './privacy/breach.resolver.ts';
import {
  ApplicationChoicesResolver,
  ApplicationReceiptChoicesResolver,
  ChoicesResolver,
  ContactChoicesResolver,
  ContactReceiptChoicesResolver,
} from './privacy/choices.resolver.ts';
import { PersonalDataResolver } from './privacy/personal-data.resolver.ts';
import { SampleContentResolver } from './samples/sample-content.resolver.ts';
import { ItemsResolver } from './trash/trash.resolver.ts';
import { publishDueDrafts } from './versions/due-drafts.ts';
import { VersionsResolver } from './versions/versions.resolver.ts';

/** What the product takes from this room. */
export const officeFeature: Feature = {
  resolvers: [
    ActivityResolver,
    ApplicationChoicesResolver,
    ApplicationReceiptChoicesResolver,
    BackupsResolver,
    BreachResolver,
    ChoicesResolver,
    ContactChoicesResolver,
    ContactReceiptChoicesResolver,
    DashboardResolver,
    HealthResolver,
    ItemsResolver,
    OfficeFindResolver,
    PersonalDataResolver,
    PictureLibraryResolver,
    SampleContentResolver,
    SetupGuideResolver,
    VersionsResolver,
  ],
  routes: () => [exportRouter(), eventsRouter()],
  jobs: [
    { lane: 'notices', pauseMs: 1_000, work: workNotices },
    { lane: 'drafts', pauseMs: 5_000, work: publishDueDrafts },
  ],
  sweeps: [sweepOutbox],
  indexes: {
    erasures: [{ key: { codes: 1, at: -1 } }, { key: { purgeAt: 1 } }],
    breaches: [{ key: { awareAt: -1, _id: -1 } }],
    backups: [{ key: { startedAt: -1 } }, { key: { state: 1, startedAt: -1 } }],
  },
};
