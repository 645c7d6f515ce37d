import { formatDay } from 'domain/text/format.ts';
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

const numbered = (count: number) => (count === 1 ? '1 listing' : `${count.toLocaleString('en-IN')} listings`);
const allOf = (count: number) => (count === 1 ? 'our listing' : `all ${numbered(count)}`);
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
          ? `${trialCount.toLocaleString('en-IN')} of ${numbered(listingCount)} ${trialCount === 1 ? 'does' : 'do'} not pass the checks and ${trialCount === 1 ? 'is' : 'are'} marked as trial listings.`
          : 'The site is open: its checks advise, and hide nothing. Go live to make them a gate.',
      link: checks,
      isOwners: true,
    };
  if (hiddenCount === 0) return null;
  return {
    tone: 'danger',
    text: `Visitors do not see ${hiddenCount.toLocaleString('en-IN')} of ${numbered(listingCount)}: the checks do not pass.`,
    link: failing,
  };
}

function registrationBanner(site: SiteState): Banner | null {
  const { mode, listingCount, registrationEndsOn: day, registrationDaysLeft: left } = site;
  if (!day || left === null || mode === 'TRIAL') return null;
  const ended = left < 0;
  const effect =
    mode === 'GATED'
      ? ended
        ? `Visitors see none of our ${numbered(listingCount)}.`
        : `From the next day visitors do not see ${allOf(listingCount)}.`
      : ended
        ? `We have ${numbered(listingCount)}, and each is marked as a trial listing.`
        : `From the next day ${allOf(listingCount)} ${listingCount === 1 ? 'is' : 'are'} marked as trial listings.`;
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
