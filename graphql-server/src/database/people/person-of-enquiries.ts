import type { ObjectId } from 'mongodb';
import type { Arrivals } from 'domain/source/arrival.ts';
import { channelOfEnquiry } from 'domain/source/channel.ts';
import { wordsOf } from '../../base/text/words.ts';

/** An enquiry as the database stores it; people are made of them. */
export interface StoredEnquiry {
  _id: ObjectId;
  createdAt: Date;
  deleted: boolean;
  deletedAt: Date | null;
  reference: string;
  name: string | null;
  phoneE164: string | null;
  email: string | null;
  source: string;
  state: string;
  closeReason?: string | null;
  unread: boolean;
  sharedNumber?: boolean;
  nextAt: Date | null;
  history: readonly StoredEvent[];
  propertyId: ObjectId | null;
  propertyTitle: string | null;
  homes?: readonly Home[] | null;
  order?: { lines: readonly Home[] } | null;
  responsibleId?: ObjectId | null;
  responsibleName?: string | null;
  words: readonly string[];
  arrivals?: Arrivals | null;
}

interface StoredEvent {
  kind: string;
  at: Date;
  text?: string | null;
  outcome?: string;
  undoes?: Date;
  /** The home of a text. */
  propertyId?: ObjectId | null;
  home?: string | null;
}

interface Home {
  propertyId: ObjectId;
  title: string;
}

/** The work on a person. */
export interface PersonWork {
  state: string;
  closeReason: string | null;
  nextAt: Date | null;
  step?: object | null;
  responsibleId: ObjectId | null;
  responsibleName: string | null;
  news: object | null;
}

const closed = 'CLOSED';
const endedStates = ['BOOKED', 'LOST', 'JUNK'];
const lostReasons = ['PRICE', 'PLACE', 'NO_ANSWER', 'BOUGHT_ELSEWHERE', 'OTHER'];
/** Without a next step, an open lead is overdue after this time, unless the office says another. */
const usualPatienceMs = 24 * 3_600_000;
/** The time at which a lead that has ended is due. */
export const never = new Date('9999-12-31');
/** Saying whose enquiries are whose is no work on a lead. */
const sortingKinds = ['SEPARATED', 'MERGED', 'UNMERGED'];
const maxHomes = 50;
/** The enquiries that one person remembers as noticed. */
export const maxNoticed = 500;

/** The state and the reason of a person that those of an enquiry stand for. */
export function personStateOf({ state, closeReason = null }: Pick<StoredEnquiry, 'state' | 'closeReason'>) {
  if (state !== closed) return { state, closeReason: null };
  if (closeReason === 'WON') return { state: 'BOOKED', closeReason: null };
  if (closeReason === 'SPAM') return { state: 'JUNK', closeReason: null };
  return {
    state: 'LOST',
    closeReason: closeReason && lostReasons.includes(closeReason) ? closeReason : null,
  };
}

/** The home that an enquiry is about; the first of several. */
export function aboutOf({ propertyTitle, homes, order }: StoredEnquiry): string | null {
  return propertyTitle ?? homes?.[0]?.title ?? order?.lines[0]?.title ?? null;
}

/** What a person’s latest enquiry was. */
export function newsOf(enquiry: StoredEnquiry) {
  return { at: enquiry.createdAt, about: aboutOf(enquiry), since: null, reason: null };
}

/** The earliest next date of open enquiries. */
export function earliestOf(open: readonly Pick<StoredEnquiry, 'nextAt'>[]): Date | null {
  const [earliest = null] = open
    .flatMap(({ nextAt }) => nextAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  return earliest;
}

/** The work on a person who is not stored yet: that on the newest open enquiry, or else on the newest. */
export function firstWork(enquiries: readonly StoredEnquiry[]): PersonWork {
  const shown = shownOf(enquiries);
  const open = shown.filter(({ state }) => state !== closed);
  const newest = shown.at(-1);
  const leading = open.at(-1) ?? newest;
  return {
    ...(leading ? personStateOf(leading) : { state: 'NEW', closeReason: null }),
    nextAt: earliestOf(open),
    step: null,
    responsibleId: leading?.responsibleId ?? null,
    responsibleName: leading?.responsibleName ?? null,
    news: newest ? { ...newsOf(newest), kind: shown.length > 1 ? 'ASKED_AGAIN' : 'FIRST' } : null,
  };
}

/** A person as its enquiries (at least one, oldest first), the work on it and its own history make it. */
export function personOfEnquiries(
  enquiries: readonly StoredEnquiry[],
  work: PersonWork,
  history: readonly StoredEvent[],
  patienceMs = usualPatienceMs,
) {
  const live = enquiries.filter(({ deleted }) => !deleted);
  const shown = shownOf(enquiries);
  const told = toldBy(shown, history);
  const ended = endedStates.includes(work.state);
  const events = [...history, ...enquiries.flatMap((one) => one.history)];
  const moments = events.filter(({ kind }) => !sortingKinds.includes(kind)).map(({ at }) => at.getTime());
  const latest = Math.max(told.lastTouchAt.getTime(), ...moments);
  const lastState = history.findLast(({ kind }) => kind === 'STATE' || kind === 'CAME_BACK');
  const nextAt = ended ? null : work.nextAt;
  return {
    ...told,
    ...work,
    nextAt,
    dueAt: ended ? never : (nextAt ?? new Date(latest + patienceMs)),
    cameBack: lastState?.kind === 'CAME_BACK',
    // A junk lead never calls for attention.
    unread: work.state !== 'JUNK' && live.some(({ unread }) => unread),
    sharedNumber: live.some((one) => one.sharedNumber),
    deleted: live.length === 0,
    deletedAt: live.length === 0 ? (enquiries.at(-1)?.deletedAt ?? null) : null,
    words: [
      ...new Set([
        ...shown.flatMap(({ words }) => words),
        ...wordsOf(...history.map(({ kind, text }) => (kind === 'NOTE' ? text : null))),
      ]),
    ],
    enquiryIds: enquiries.map(({ _id }) => _id).slice(-maxNoticed),
    settledAt: new Date(latest),
  };
}

/** The enquiries that count for a person: those that are not in the trash, if there are some. */
function shownOf(enquiries: readonly StoredEnquiry[]): readonly StoredEnquiry[] {
  const live = enquiries.filter(({ deleted }) => !deleted);
  return live.length > 0 ? live : enquiries;
}

/** The numbers that reached another person, with the moment when a colleague said so, unless that was taken back. */
export function struckNumbers(history: readonly StoredEvent[]): Map<string, Date> {
  const undone = new Set(history.map(({ undoes }) => undoes?.getTime()));
  const struck = history.filter(({ outcome, at }) => outcome === 'WRONG_NUMBER' && !undone.has(at.getTime()));
  return new Map(struck.flatMap(({ text, at, undoes }) => (text && !undoes ? [[text, at] as const] : [])));
}

/** What enquiries tell of their sender; a struck number counts again once the person gives it anew. */
function toldBy(enquiries: readonly StoredEnquiry[], history: readonly StoredEvent[]) {
  const struck = struckNumbers(history);
  const newestFirst = enquiries.toReversed();
  const [newest] = newestFirst;
  const [oldest] = enquiries;
  const given = newestFirst.filter(
    ({ phoneE164, createdAt }) => createdAt > (struck.get(phoneE164 ?? '') ?? new Date(0)),
  );
  const numbers = distinct(given.map(({ phoneE164 }) => phoneE164));
  const emails = distinct(newestFirst.map(({ email }) => email?.toLowerCase()));
  return {
    // Someone else may have written one with a shared number.
    name:
      (newestFirst.find((one) => one.name && !one.sharedNumber) ?? newestFirst.find(({ name }) => name))
        ?.name ?? null,
    reference: oldest?.reference ?? '',
    numbers,
    emails,
    reach: [...numbers, ...emails],
    createdAt: oldest?.createdAt ?? new Date(0),
    lastTouchAt: newest?.createdAt ?? new Date(0),
    enquiryCount: enquiries.length,
    about: newest ? aboutOf(newest) : null,
    homes: homesOf(newestFirst, history),
    channel: oldest ? channelOfEnquiry(oldest.source, oldest.arrivals) : null,
    arrivals: arrivalsOf(enquiries),
    sources: distinct(enquiries.map(({ source }) => source)),
  };
}

/** The first arrival of the first enquiry that has one, and the last of the newest. */
function arrivalsOf(enquiries: readonly StoredEnquiry[]): Arrivals | null {
  const known = enquiries.flatMap(({ arrivals }) => arrivals ?? []);
  const [oldest] = known;
  return oldest ? { first: oldest.first, last: (known.at(-1) ?? oldest).last } : null;
}

function distinct(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value || []))];
}

type AskedHome = Home & { at: Date; sent?: true };

/** The homes that a person asked about, and those that colleagues sent besides, the latest first. */
function homesOf(newestFirst: readonly StoredEnquiry[], history: readonly StoredEvent[]): AskedHome[] {
  const found = new Map<string, AskedHome>();
  const add = ({ propertyId, title, ...home }: AskedHome) => {
    const key = propertyId.toHexString();
    if (!found.has(key)) found.set(key, { propertyId, title, ...home });
  };
  for (const { propertyId, propertyTitle, homes, order, createdAt: at } of newestFirst) {
    const single = propertyId && propertyTitle ? [{ propertyId, title: propertyTitle }] : [];
    for (const home of [...single, ...(homes ?? []), ...(order?.lines ?? [])])
      add({ propertyId: home.propertyId, title: home.title, at });
  }
  const takenBack = new Set(history.map(({ undoes }) => undoes?.getTime()));
  const messages = history.filter(({ kind, at }) => kind === 'MESSAGE' && !takenBack.has(at.getTime()));
  for (const { propertyId, home: title, at } of messages.toReversed())
    if (propertyId && title) add({ propertyId, title, at, sent: true });
  return [...found.values()]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, maxHomes);
}
