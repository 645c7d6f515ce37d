import type { Request as ExpressRequest, Response } from 'express';
import { renderUnavailable } from 'web/site/entry-server.tsx';
import type { Unavailable } from 'web/site/entry-server.tsx';
import type { Context } from '../../base/context.ts';
import { databaseAway } from '../../base/errors.ts';
import { siteMarks } from '../../features/block/site-marks.ts';
import { settings } from '../../features/company/site-settings.service.ts';
import { contextOf } from '../../kit/rest/route.ts';
import { lookOf } from '../site-icons.ts';
import type { AssetsFor } from './assets.ts';

const rememberMs = 60_000;

/** What the page for an absent database shows, remembered from before. */
export interface UnavailablePage {
  /** Notes the company’s name, phone and look, at most once a minute; call it while the database answers. */
  remember(context: Context): void;
  /** Answers 503 with the page; with what was typed, if a form was sent. */
  send(request: ExpressRequest, response: Response, form?: FormData): void;
}

/** Makes the page that stands in for all that need the database while it is away. */
export function createUnavailablePage(assetsFor: AssetsFor): UnavailablePage {
  let company: Unavailable['company'];
  let look = lookOf({});
  let rememberedAt = -Infinity;
  return {
    remember(context) {
      if (performance.now() - rememberedAt < rememberMs) return;
      rememberedAt = performance.now();
      const visitor = { ...context, shown: undefined };
      Promise.all([settings(visitor), siteMarks(visitor)]).then(
        ([{ companyName, phones }, marks]) => {
          company = { name: companyName, phone: phones[0] };
          look = lookOf(marks);
        },
        // The next page tries again.
        () => (rememberedAt = -Infinity),
      );
    },
    send(request, response, form) {
      const fields = form && [...form];
      const typed = fields?.filter((field): field is [string, string] => typeof field[1] === 'string');
      const withFile = typed && typed.length < (fields?.length ?? 0);
      const html = renderUnavailable({
        assets: assetsFor(undefined),
        look,
        reference: contextOf(response).requestId,
        company,
        address: request.originalUrl,
        typed: withFile ? undefined : typed,
        withFile,
      });
      const { retryAfterSeconds = 10 } = databaseAway().details;
      response
        .status(503)
        .set({ 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' })
        .type('html')
        .send(html);
    },
  };
}
