import { formatDay } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import type { DashboardQuery } from './dashboard.generated.ts';

export type SiteState = NonNullable<DashboardQuery['dashboard']['content']>['site'];

interface Banner {
  tone: 'danger' | 'warning';
  text: string;
  link: { to: string; label: string };
  /** Whether only owners may follow the link. */
  isOwners?: boolean;
}

const company = { to: '/my-account/settings/company', label: 'Enter the registration' };
const checks = { to: '/my-account/settings/checks', label: 'Legal checks' };
const failing = { to: '/my-account/properties?passes=no', label: 'Show them' };

const numbered = (count: number) => (count === 1 ? '1 listing' : `${indianNumber(count)} listings`);
const ours = (count: number) => (count === 1 ? 'our listing' : `all ${numbered(count)}`);
const marked = (count: number) =>
  count === 1 ? 'is marked as a trial listing' : 'are marked as trial listings';
const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** The one sentence above the dashboard; null if there is nothing to say. */
export function bannerOf(site: SiteState): Banner | null {
  const { mode, listingCount, trialCount, hiddenCount } = site;
  const ends = registrationBanner(site);
  if (ends) return ends;
  if (mode === 'TRIAL')
    return {
      tone: 'warning',
      text: 'This site is a trial. What you add is public at once and marked as a trial listing; search engines leave it out until our registration is entered.',
      link: company,
      isOwners: true,
    };
  if (mode === 'OPEN')
    return {
      tone: 'warning',
      text:
        trialCount > 0
          ? `${indianNumber(trialCount)} of ${numbered(listingCount)} ${trialCount === 1 ? 'does' : 'do'} not pass the checks and ${marked(trialCount)}.`
          : 'The site is open: its checks advise, and hide nothing. Go live to make them a gate.',
      link: checks,
      isOwners: true,
    };
  if (hiddenCount === 0) return null;
  return {
    tone: 'danger',
    text: `Visitors do not see ${indianNumber(hiddenCount)} of ${numbered(listingCount)}: the checks do not pass.`,
    link: failing,
  };
}

function registrationBanner(site: SiteState): Banner | null {
  const { mode, listingCount, registrationEndsOn: day, registrationDaysLeft: left } = site;
  if (!day || left === null || mode === 'TRIAL') return null;
  const ended = left < 0;
  const effect = effectOf(mode, listingCount, ended);
  const what = ended
    ? `Our registration as an agent ended on ${formatDay(day)}.`
    : `Our registration as an agent ends on ${formatDay(day)}, ${inDays(left)}.`;
  return {
    tone: ended || left <= 7 ? 'danger' : 'warning',
    text: listingCount > 0 ? `${what} ${effect}` : what,
    link: company,
    isOwners: true,
  };
}

/** What the end of the registration does to our listings. */
function effectOf(mode: SiteState['mode'], count: number, ended: boolean): string {
  const all = ours(count);
  if (mode === 'GATED')
    return ended
      ? `Visitors see none of our ${numbered(count)}.`
      : `From the next day visitors do not see ${all}.`;
  return ended
    ? `${all.charAt(0).toUpperCase()}${all.slice(1)} ${marked(count)}.`
    : `From the next day ${all} ${marked(count)}.`;
}
