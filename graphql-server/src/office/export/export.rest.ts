import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Response } from 'express';
import { fieldsOf, textBody } from '../../kit/rest/multipart.ts';
import { allow, answer, contextOf } from '../../kit/rest/route.ts';
import { exportItems } from './export.service.ts';

/**
 * Lists of the back office as files for a spreadsheet: GET with the filters of the list in its address, POST
 * with the same selection as bulk operations.
 */
export function exportRouter(): Router {
  const router = Router();
  router.get(
    '/api/export/:noun.csv',
    allow(),
    answer(async (_context, { params: { noun = '' }, query: { search, ...rest } }, response) => {
      await send(response, noun, { matching: { search }, filter: rest });
    }),
  );
  router.post(
    '/api/export/:noun.csv',
    allow(),
    textBody,
    answer(async (_context, request, response) => {
      await send(response, request.params.noun ?? '', fieldsOf(request));
    }),
  );
  return router;
}

/** Reads as fast as the client receives the lines, and stops when it disconnects. */
async function send(response: Response, noun: string, selection: Record<string, unknown>): Promise<void> {
  const lines = await exportItems(contextOf(response), noun, selection);
  response.attachment(`${noun}.csv`).type('text/csv; charset=utf-8');
  await pipeline(Readable.from(lines), response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
}
