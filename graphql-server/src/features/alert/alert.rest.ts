import { Router } from 'express';
import { notFound } from '../../base/errors.ts';
import { answer } from '../../kit/rest/route.ts';
import { stopAlert } from './answer-alert.service.ts';

/** The address that mail programs call to unsubscribe with one tap, without a login and without a page (RFC 8058). */
export function alertRouter(): Router {
  const router = Router();
  router.post(
    '/api/alerts/stop/:token',
    answer(async (context, request) => {
      if (!(await stopAlert(context, request.params.token ?? ''))) throw notFound('Alert');
      return { message: 'The alert is stopped.' };
    }),
  );
  return router;
}
