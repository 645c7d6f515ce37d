import type { Feature } from '../../kit/feature.ts';
import { AlertResolver } from './alert.resolver.ts';
import { alertRouter } from './alert.rest.ts';
import { PersonAlertsResolver } from './person-alerts.resolver.ts';
import { AlertMailResolver } from './mail/alert-mail.resolver.ts';
import { workAlerts } from './mail/alert-mails.ts';
import { MissedSearchResolver } from './missed/missed-search.resolver.ts';
import { writeMisses } from './missed/missed-searches.ts';
import { sweepAlerts } from './sweep-alerts.ts';

/** What the product takes from this room. */
export const alertFeature: Feature = {
  resolvers: [AlertMailResolver, AlertResolver, MissedSearchResolver, PersonAlertsResolver],
  routes: () => [alertRouter()],
  jobs: [{ lane: 'alerts', pauseMs: 10_000, work: workAlerts }],
  counts: [writeMisses],
  sweeps: [sweepAlerts],
  indexes: {
    alerts: [
      { key: { email: 1, state: 1 } },
      { key: { state: 1, kind: 1, key: 1, _id: 1 } },
      { key: { dueAt: 1 }, sparse: true },
      { key: { eraseAt: 1 } },
    ],
    alertMails: [
      { key: { state: 1, dueAt: 1 } },
      { key: { state: 1, 'claim.until': 1 } },
      { key: { alertId: 1 } },
      { key: { createdAt: 1 } },
    ],
    alertNews: [{ key: { alertId: 1, mailId: 1, at: 1 } }, { key: { at: 1 } }],
    propertyNews: [{ key: { waiting: 1, at: 1 }, sparse: true }, { key: { at: 1 } }],
    missedSearches: [{ key: { count: -1, lastAt: -1 } }, { key: { lastAt: 1 } }],
  },
};
