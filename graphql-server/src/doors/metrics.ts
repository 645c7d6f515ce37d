import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Router } from 'express';
import type { AppContext } from '../base/context.ts';
import { notFound } from '../base/errors.ts';
import { eventLoopLagMs } from '../base/event-loop.ts';
import { gauge, metricsText } from '../base/metrics.ts';
import { databaseAnswers } from '../database/answering.ts';
import { waitingWork } from '../office/health/waiting-work.ts';

gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () =>
  Math.round(performance.timeOrigin / 1000),
);
gauge('process_resident_memory_bytes', 'The memory of the process.', () => process.memoryUsage.rss());
gauge('process_cpu_seconds_total', 'Processor time of the process.', () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
gauge('nodejs_heap_used_bytes', 'The memory of JavaScript objects.', () => process.memoryUsage().heapUsed);
gauge(
  'nodejs_eventloop_lag_p99_seconds',
  'How late the process did things since the last look.',
  () => eventLoopLagMs() / 1000,
);

/**
 * `GET /metrics`: what this process measures, in the text format of Prometheus. Only for callers with METRICS_TOKEN,
 * and for those on the same machine that came through no proxy; 404 for all others.
 */
export function metricsRouter(context: AppContext): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!mayRead(request, context.config.metricsToken)) throw notFound('Page');
    const work = await databaseAnswers(() => waitingWork(context));
    response.type('text/plain; version=0.0.4; charset=utf-8').send(
      metricsText(
        {
          ahg_database_up: { help: 'Whether the database answers.', value: work ? 1 : 0 },
          ...(work && {
            ahg_mails_waiting: { help: 'E-mails that wait to be sent.', value: work.mailsWaiting },
            ahg_mails_failed: { help: 'E-mails that failed for good.', value: work.mailsFailed },
            ahg_pictures_waiting: {
              help: 'Pictures that wait for their AVIF sizes.',
              value: work.picturesWaiting,
            },
            ...(work.backupAgeSeconds !== null && {
              ahg_backup_age_seconds: {
                help: 'The time since the last complete backup began.',
                value: work.backupAgeSeconds,
              },
            }),
            ahg_sessions: { help: 'Logins of the office that have not ended.', value: work.sessions },
          }),
        },
        context.config.part,
      ),
    );
  });
  return router;
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
