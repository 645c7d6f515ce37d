import { Router } from 'express';
import { ApiScope } from '../../base/api-scope.ts';
import { countRead } from '../../access/read-allowance.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { notFound } from '../../base/errors.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { keptList, maxListed } from '../../kit/rest/kept-list.ts';
import { allow, answer } from '../../kit/rest/route.ts';
import { basisOf, legacyProperties, legacyProperty } from './public/legacy-property.ts';
import { propertyTexts } from './property-texts.ts';
import type { WriteProperty } from './property-texts.ts';
import { deleteProperty, property } from './property.service.ts';
import type { Property } from './property.type.ts';
import { advertDesk } from './rera/advert-line.ts';

/** The read cost of one item. */
const itemCost = 10;

/** The documented paths to read and delete properties, which REST calls forms. */
export function propertyRouter(kept: KeptAnswers): Router {
  const router = Router();
  const all = keptList(kept, async (context) => {
    const desk = await advertDesk(context);
    const write: WriteProperty = (item, responsibleId) =>
      JSON.stringify(legacyProperty(item, responsibleId, desk));
    const texts = await propertyTexts(context, maxListed, write, basisOf(desk));
    return Buffer.concat([Buffer.from('{"data":['), texts, Buffer.from(']}')]);
  });
  router.get('/api/form', all);
  router.get(
    ['/form/view/:id', '/api/form/view/:id'],
    answer(async (context, { params: { id } }) => {
      await countRead(context, itemCost);
      const [data] = await legacyProperties(context, [await existing(context, id)]);
      return { data };
    }),
  );
  router.delete(
    '/api/form/:id',
    allow(contentRoles, ApiScope.LISTINGS_WRITE),
    answer(async (context, { params: { id = '' } }) => {
      await deleteProperty(context, id);
      return { message: `✅ Property with ID ${id} deleted successfully!` };
    }),
  );
  return router;
}

async function existing(context: Context, id = ''): Promise<Property> {
  const found = await property(context, { id });
  if (!found) throw notFound('Property');
  return found;
}
