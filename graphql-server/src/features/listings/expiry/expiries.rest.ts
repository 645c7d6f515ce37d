import { Router } from 'express';
import { choiceWords } from 'domain/text/choices.ts';
import { ApiScope } from '../../../base/api-scope.ts';
import { contentRoles } from '../../../access/roles.ts';
import { allow, answer } from '../../../kit/rest/route.ts';
import { byteOrderMark, csvLine } from '../../../base/text/csv.ts';
import { expiries } from './expiries.ts';

/** What expires as a file for a spreadsheet. */
export function expiriesRouter(): Router {
  const router = Router();
  router.get(
    '/api/expiries.csv',
    allow(contentRoles, ApiScope.LISTINGS_READ),
    answer(async (context, _request, response) => {
      const rows = await expiries(context);
      const lines = [
        csvLine(['Day', 'Days left', 'What', 'Of']),
        ...rows.map(({ day, daysLeft, kind, name }) => csvLine([day, daysLeft, choiceWords(kind), name])),
      ];
      response
        .attachment('expiries.csv')
        .type('text/csv; charset=utf-8')
        .send(byteOrderMark + lines.join(''));
    }),
  );
  return router;
}
