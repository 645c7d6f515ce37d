import { reraOfStatus } from 'domain/property/rera-of-status.ts';
import type { AppContext } from '../../../base/context.ts';
import { noteRead } from '../../../kit/noun.ts';
import { ruleBook } from '../../rule/rule-book.ts';
import { RuleAuthority } from '../../rule/rule.type.ts';
import type { Property } from '../property.type.ts';
import { daysBetween, daysOf } from './check/check-sheet.ts';
import { ListingMark, markOf } from './listing-mark.ts';
import { ReraStatus } from './rera-block.type.ts';
import { drawCode } from './drawn-code.ts';
import type { RegistrationNotes } from './registration-notes.type.ts';
import { accountsNoun } from '../../auth/admin.type.ts';
import { teamMemberNoun } from '../../team/team-member.service.ts';

/** What the rules say on a day of the registration of a property. A marked one gets none of it: it is in no portal, or not checked. */
export async function registrationNotes(
  context: AppContext,
  property: Property,
  day: string,
): Promise<RegistrationNotes> {
  const { reraNumber } = property;
  const rera = reraOfStatus(property.rera);
  const mark = markOf(property);
  const isSample = mark === ListingMark.SAMPLE;
  const none = {
    portal: null,
    checkedDaysAgo: null,
    checkedBy: null,
    checkIsOld: false,
    hasEnded: false,
    filingIsLate: false,
    code: null,
  };
  if (!rera?.status || mark) return { ...none, isSample };
  const book = await ruleBook(context, { authorities: [rera.authority ?? RuleAuthority.UP] }, day);
  const { checkedOn, validTo, lastQuarterlyUpdate, status } = rera;
  const age = checkedOn ? daysBetween(checkedOn, day) : null;
  const recheck = daysOf(book, 'rera.recheckDays');
  const quarterly = daysOf(book, 'rera.quarterlyLateDays');
  const isRegistered = status === ReraStatus.REGISTERED;
  const showsPortal = Boolean(rera.authority && reraNumber);
  return {
    portal: showsPortal ? (book.find('rera.portal')?.value ?? null) : null,
    checkedDaysAgo: age,
    checkedBy: checkedOn ? await checkerOf(context, rera.checkedBy) : null,
    checkIsOld: Boolean(recheck && age !== null && age > recheck.days),
    hasEnded: isRegistered && Boolean(validTo && validTo < day),
    filingIsLate:
      isRegistered &&
      Boolean(quarterly && lastQuarterlyUpdate && daysBetween(lastQuarterlyUpdate, day) > quarterly.days),
    code: isAuthoritys(rera.qrLink, book.find('rera.qrHosts')?.value) ? drawCode(rera.qrLink) : null,
    isSample,
  };
}

/** The name of the person of the team whose account looked it up; null where no page of the team shows that person. */
async function checkerOf(context: AppContext, username: string | null | undefined): Promise<string | null> {
  if (!username) return null;
  const account = await context.db
    .collection(accountsNoun)
    .findOne<{ email?: string | null }>({ username }, { projection: { email: 1 } });
  if (!account?.email) return null;
  noteRead(context, teamMemberNoun.collection);
  const person = await context.db
    .collection(teamMemberNoun.collection)
    .findOne<{ name: string }>({ deleted: false, email: account.email }, { projection: { name: 1 } });
  return person?.name ?? null;
}

/** A code that leads elsewhere is not shown. */
function isAuthoritys(link: string | null | undefined, hosts = ''): link is string {
  return Boolean(link && URL.canParse(link) && hosts.split(' ').includes(new URL(link).host));
}
