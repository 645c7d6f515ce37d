import { Router } from 'express';
import { buyerName, costParameters, readCostChoices } from 'domain/cost/cost-choices.ts';
import { countRead } from '../../access/read-allowance.ts';
import { dayInIndia } from '../../base/clock.ts';
import { notFound } from '../../base/errors.ts';
import { BuyerKind } from '../../features/cost/cost-choices.input.ts';
import type { CostChoices } from '../../features/cost/cost-choices.input.ts';
import { CostKey } from '../../features/cost/cost-sheet.type.ts';
import { costSheet } from '../../features/cost/cost-sheet.service.ts';
import { property } from '../../features/property/property.service.ts';
import { advertLines } from '../../features/property/rera/advert-line.ts';
import { logoPicture, siteMarks } from '../../features/block/site-marks.ts';
import { companyName } from '../../features/company/company-name.ts';
import { allRules, ruleBookOf } from '../../features/rule/rule-book.ts';
import { answer } from '../../kit/rest/route.ts';
import { publicAddress } from '../site-address.ts';
import { costSheetPdf } from './cost-sheet-paper.ts';
import { costPath } from 'domain/site/item-paths.ts';

/** The read cost of a document that has to be set. */
const cost = 2_000;
const longestAddress = 400;
const parameters: ReadonlySet<string> = new Set(costParameters);

/**
 * `/project-details/{slug}/cost.pdf`: the cost sheet as a PDF, with the choices that the address of its page names. Answers 404
 * where there is no cost sheet.
 */
export function paperRouter(): Router {
  const router = Router();
  router.get(
    '/project-details/:slug/cost.pdf',
    answer(async (context, request, response) => {
      await countRead(context, cost);
      const { search, searchParams } = new URL(request.originalUrl, 'http://localhost');
      const found = await property(context, { slug: request.params.slug });
      if (!found) throw notFound('Property');
      const page = costPath(found.slug);
      if (found.slug !== request.params.slug) {
        response.redirect(301, `${page}.pdf${search}`);
        return;
      }
      const choices = readCostChoices(searchParams);
      const sheet = await costSheet(context, found._id.toHexString(), {
        ...(choices as Omit<CostChoices, 'buyer'>),
        buyer: choices.buyer ? BuyerKind[choices.buyer] : undefined,
      });
      // Without a price, the other lines say nothing of what a home costs.
      if (!sheet || sheet.unknown.includes(CostKey.BASIC_PRICE)) throw notFound('Cost sheet');
      const [company, rules, advertisement] = await Promise.all([
        companyName(context),
        allRules(context),
        advertLines(context).load(found),
      ]);
      const book = ruleBookOf(rules, { authorities: [] }, dayInIndia());
      const site = publicAddress(context.config, request);
      const chosen = [...searchParams].filter(([name]) => parameters.has(name));
      const address = site && new URL(`${page}?${new URLSearchParams(chosen)}`.replace(/\?$/, ''), site).href;
      const marks = await siteMarks(context);
      const pdf = await costSheetPdf({
        company,
        colour: marks.tones?.['footer-ink'][0],
        logo: await logoPicture(context, marks, [640, 160]),
        title: found.title,
        place: found.address,
        advertisement,
        sheet,
        chosen: {
          configuration: found.configurations?.find(({ key }) => key === sheet.configuration)?.name ?? null,
          floor: choices.floor ?? undefined,
          buyer: buyerName(choices.buyer),
        },
        isOldRule: (rule) => book.isOld(rule),
        // A code of more signs could not be read from paper.
        address: address && address.length > longestAddress ? new URL(page, address).href : address,
      });
      response.attachment(`cost-sheet-${found.slug}.pdf`);
      response.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).type('pdf').send(pdf);
    }),
  );
  return router;
}
