import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Router } from 'express';
import type { AppContext } from '../base/context.ts';
import { notFound } from '../base/errors.ts';
import { commonMetrics, joinMetrics, otherMetrics, ownMetrics } from '../base/watch/metrics.ts';
import '../base/watch/process-metrics.ts';
import { databaseAnswers } from '../database/answering.ts';
import { waitingWork } from '../office/health/waiting-work.ts';
import type { WaitingWork } from '../office/health/waiting-work.ts';

/**
 * `GET /metrics`: what all processes of this start measure, in the text format of Prometheus. Only for callers with METRICS_TOKEN,
 * and for those on the same machine that came through no proxy; 404 for all others.
 */
export function metricsRouter(context: AppContext): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!mayRead(request, context.config.metricsToken)) throw notFound('Page');
    const [work, others] = await Promise.all([databaseAnswers(() => waitingWork(context)), otherMetrics()]);
    const common = {
      ahg_processes: { help: 'The processes whose measures this answer has.', value: others.length + 1 },
      ahg_database_up: { help: 'Whether the database answers.', value: work ? 1 : 0 },
      ...(work && gaugesOf(work)),
    };
    response
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(joinMetrics([ownMetrics(context.config.part), ...others, commonMetrics(common)]));
  });
  return router;
}

/** What waits in the database, which is the same for all processes. */
function gaugesOf(work: WaitingWork) {
  return {
    ahg_mails_waiting: { help: 'E-mails that wait to be sent.', value: work.mailsWaiting },
    ahg_mails_failed: { help: 'E-mails that failed and are not tried again.', value: work.mailsFailed },
    ahg_alert_mails_waiting: {
      help: 'E-mails of alerts that wait to be sent.',
      value: work.alertMailsWaiting,
    },
    ahg_alert_mails_failed: {
      help: 'E-mails of alerts that failed and are not tried again, in the last 30 days.',
      value: work.alertMailsFailed,
    },
    ahg_pictures_waiting: { help: 'Pictures that wait for their AVIF sizes.', value: work.picturesWaiting },
    ...(work.backupAgeSeconds !== null && {
      ahg_backup_age_seconds: {
        help: 'The time since the last complete backup began.',
        value: work.backupAgeSeconds,
      },
    }),
    ahg_sessions: { help: 'Logins of the office that have not ended.', value: work.sessions },
  };
}

const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

function mayRead({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token && headers.authorization) return isSame(headers.authorization, `Bearer ${token}`);
  const isLocal = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return isLocal && !forwarding.some((name) => name in headers);
}

/** Takes the same time for every wrong token. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
