import { Router } from 'express';
import type { AppContext } from '../base/context.ts';
import { databaseAnswers } from '../database/answering.ts';
import { pendingMigrations } from '../database/migrations/migrations.ts';

/**
 * `GET /healthz`: whether the process lives. `GET /readyz`: whether it should get requests: the database answers
 * within 1.5 seconds, its documents are of this version, and the process has not been told to stop; else 503 with the
 * reasons.
 */
export function healthRouter(context: AppContext): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const reasons = await reasonsAgainst(context);
    if (reasons.length === 0) response.json({ status: 'ready' });
    else response.status(503).set('Retry-After', '5').json({ status: 'not ready', reasons });
  });
  return router;
}

async function reasonsAgainst({ db, life }: AppContext): Promise<string[]> {
  const reasons = life?.stopping ? ['The process is stopping.'] : [];
  const pending = await databaseAnswers(() => pendingMigrations(db));
  if (!pending) reasons.push('The database does not answer.');
  else if (pending.length > 0) {
    const names = pending.map(({ name }) => name).join(', ');
    reasons.push(`The database waits for its migration: ${names}.`);
  }
  return reasons;
}
