import { Router } from 'express';
import type { Request, Response } from 'express';
import { ApiScope } from '../../base/api-scope.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { sendFile } from '../../files/files.rest.ts';
import type { StoredFile } from '../../files/store.ts';
import { allow, answer } from '../../kit/rest/route.ts';
import { officeFile, visitorsFile } from './property-documents.service.ts';

/** The downloads of documents: for visitors, and for owners and editors. */
export function documentRouter(): Router {
  const router = Router();
  router.get(
    '/documents/:id/:name',
    answer(async (context, request, response) => {
      const file = await visitorsFile(context, request.params.id ?? '');
      await sendSafely(context, file, request, response);
    }),
  );
  router.get(
    '/api/documents/:id/file',
    allow(contentRoles, ApiScope.LISTINGS_READ),
    answer(async (context, request, response) => {
      await sendSafely(context, await officeFile(context, request.params.id ?? ''), request, response);
    }),
  );
  return router;
}

async function sendSafely(context: Context, file: StoredFile, request: Request, response: Response) {
  response.attachment(file.filename);
  // A browser that shows it nevertheless runs nothing in it.
  response.set('Content-Security-Policy', `${response.get('Content-Security-Policy') ?? ''}; sandbox`);
  await sendFile(context, file, request, response);
}
