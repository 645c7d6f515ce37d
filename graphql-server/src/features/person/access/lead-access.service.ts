import type { AppContext, Context } from '../../../base/context.ts';
import { checkInput, withoutNulls, withoutUndefined } from '../../../base/input.ts';
import { settings, writeOne } from '../../company/site-settings.service.ts';
import { LeadAccessInput, LeadScope } from './lead-access.type.ts';
import type { LeadAccess } from './lead-access.type.ts';

/**
 * What accounts of sales see of leads; until an owner saves something else all of it, and downloads of the own enquiries, 500 rows
 * a day.
 */
export async function leadAccess(context: AppContext): Promise<LeadAccess> {
  const { leadAccess: stored } = await settings(context);
  const { hidesReach = false, exports = true, exportRows = 500 } = stored ?? {};
  const scope = stored?.scope === LeadScope.OWN ? LeadScope.OWN : LeadScope.ALL;
  return { scope, hidesReach, exports, exportRows };
}

/** Saves what accounts of sales see of leads, at once for all of them; what is left out stays. */
export async function saveLeadAccess(context: Context, raw: LeadAccessInput): Promise<LeadAccess> {
  const changes = withoutUndefined(withoutNulls(checkInput(LeadAccessInput, raw)));
  const access = { ...(await leadAccess(context)), ...changes };
  await writeOne(context, { leadAccess: access });
  return access;
}
