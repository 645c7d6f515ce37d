import DataLoader from 'dataloader';
import { reraOfStatus } from 'domain/property/rera-of-status.ts';
import { dayInIndia } from '../../../base/clock.ts';
import type { AppContext, Context } from '../../../base/context.ts';
import { settings } from '../../company/site-settings.service.ts';
import { allRules, ruleBookOf } from '../../rule/rule-book.ts';
import type { Rule } from '../../rule/rule.type.ts';
import type { Property } from '../property.type.ts';
import { markOf } from './listing-mark.ts';
import { registrationLine } from './registration-line.ts';
import { ReraStatus } from './rera-block.type.ts';

/** What all advertisements of a moment are worded with. */
export interface AdvertDesk {
  day: string;
  rules: readonly Rule[];
  /** The registration of the consultancy as an agent. */
  agent: string;
}

type Advertised = Pick<Property, 'isTrial' | 'reraNumber' | 'rera' | 'sample'>;

/** Reads what advertisements name besides the property; the answer in the making shows it. */
export async function advertDesk(context: AppContext): Promise<AdvertDesk> {
  const [rules, { registrationNumber: agent }] = await Promise.all([allRules(context), settings(context)]);
  return { day: dayInIndia(), rules: rules.filter(({ key }) => key === 'rera.portal'), agent };
}

/** The portal of the authority that lists the registration; null for a marked listing, and where no rule names a portal. */
export function portalOf({ day, rules }: AdvertDesk, property: Advertised): string | null {
  const { reraNumber, rera } = property;
  if (markOf(property) || !rera?.authority || !reraNumber) return null;
  return ruleBookOf(rules, { authorities: [rera.authority] }, day).find('rera.portal')?.value ?? null;
}

/**
 * How a text without a page around it names the registration: number, portal, collection account, and ours as an agent.
 * Feeds, mails, chats, cost sheets and REST use it.
 */
export function advertLine(desk: AdvertDesk, property: Advertised): string {
  const rera = reraOfStatus(property.rera);
  const account = markOf(property)
    ? []
    : [rera?.accountNumber, rera?.accountBank, rera?.accountIfsc && `IFSC ${rera.accountIfsc}`].filter(
        Boolean,
      );
  return [
    registrationLine(property) || (rera?.status !== ReraStatus.RENT && 'Project registration not stated'),
    portalOf(desk, property),
    account.length > 0 && `collection account ${account.join(', ')}`,
    `agent registration ${desk.agent}`,
  ]
    .filter(Boolean)
    .join('; ');
}

const loaders = new WeakMap<Context, DataLoader<Advertised, string>>();

/** The loader of each request: it words the advertisements of all rows from one desk. */
export function advertLines(context: Context): DataLoader<Advertised, string> {
  const present = loaders.get(context);
  if (present) return present;
  const loader = new DataLoader<Advertised, string>(
    async (properties) => {
      const desk = await advertDesk(context);
      return properties.map((property) => advertLine(desk, property));
    },
    { cache: false },
  );
  loaders.set(context, loader);
  return loader;
}
