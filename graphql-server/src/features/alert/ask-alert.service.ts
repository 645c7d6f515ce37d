import { createHash, randomBytes } from 'node:crypto';
import type { ObjectId, WithId } from 'mongodb';
import { readSearch, searchPath, searchVariables } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { countUseOf, withinLimit } from '../../access/rate-limit.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badInput, notFound } from '../../base/errors.ts';
import { derivedId, parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { AlertInput, maxSearchLength } from './alert.input.ts';
import { AlertFrequency, AlertKind, AlertState } from './alert.type.ts';
import type { StoredAlert } from './alert.type.ts';
import { isDisposable } from '../mail/disposable-domains.ts';
import { propertyNoun } from '../property/property.service.ts';
import { ProjectIntent } from '../property/property.type.ts';
import { readQuery } from '../search/query-filter.ts';
import { resolveFilter } from '../search/index/wanted.ts';
import { filterWords, normalFilter, searchKey } from '../search/wished-search.ts';
import { ConsentPurpose } from '../lead/consent.type.ts';
import { receiptOf } from '../lead/consents.ts';
import { collectionOf } from '../../kit/noun.ts';
import { shown } from '../../kit/publication.ts';
import { contactLimit, isRobot } from '../lead/submission.ts';
import { queuesMail, readMailSetup } from '../mail/mail-settings.ts';
import { queueConfirmMail } from './mail/alert-mails.ts';
import type { AlertOffer } from './alert-offer.type.ts';
import { alertsOf } from './alerts.ts';
import { projectPath } from 'domain/site/item-paths.ts';

const dayMs = 24 * 3_600_000;
const waitingDays = 7;
const maxAlerts = 20;
/** The requests to confirm that one alert may cause, and the least time between two of them. */
const maxAsks = 3;
const askPauseMs = 10 * 60_000;

const emailLimit = {
  name: 'alert of',
  max: 10,
  windowMs: 60 * 60_000,
  sentence: 'We have received several requests for this address.',
};

/** What an alert follows. */
type Wish = Pick<StoredAlert, 'kind' | 'key' | 'label' | 'path' | 'filter' | 'propertyId'>;

/** What a form for an alert shows: the wish in words, and whether the site can write e-mails at all. */
export async function alertOffer(
  context: Context,
  { search, propertyId }: { search?: string | null; propertyId?: string | null },
): Promise<AlertOffer> {
  const { kind, label, path } = await wishOf(context, search ?? '', propertyId ?? undefined);
  return { kind, label, path, sends: queuesMail(await readMailSetup(context)) };
}

/**
 * Asks the owner of an address to confirm an alert. The answer is the same for every address, known or not; a second
 * request changes nothing, and a robot’s stores nothing. Throws BAD_USER_INPUT for wrong fields and while the site sends
 * no e-mails, TOO_MANY_REQUESTS beyond the limits by network and by address.
 */
export async function askForAlert(context: Context, raw: AlertInput): Promise<void> {
  const input = checkInput(AlertInput, raw);
  if (isRobot(context, input)) return;
  if (!queuesMail(await readMailSetup(context)))
    throw badInput('We cannot send e-mails at the moment. Please write to us on WhatsApp instead.');
  const wish = await wishOf(context, input.search ?? '', input.propertyId);
  const email = input.email.toLowerCase();
  const receipt = receiptOf(context, input, input.page ?? null, ConsentPurpose.ALERT);
  await withinLimit(context, contactLimit(context), async () => {
    await countUseOf(context, emailLimit, createHash('sha256').update(email).digest('base64url'));
    const now = timeNow();
    const alert = await storeAlert(context, {
      ...wish,
      _id: derivedId('alert', email, wish.key),
      email,
      disposable: isDisposable(email),
      language: 'en',
      frequency: input.frequency ?? AlertFrequency.AT_ONCE,
      state: AlertState.WAITING,
      nonce: randomBytes(12).toString('base64url'),
      receipt,
      createdAt: now,
      askedAt: now,
      asks: 1,
      confirmedAt: null,
      stoppedAt: null,
      eraseAt: new Date(now.getTime() + waitingDays * dayMs),
      mailCount: 0,
    });
    if (alert) await queueConfirmMail(context, alert);
  });
}

/** Stores an alert. Answers it if its owner is to be asked to confirm it, otherwise null. */
async function storeAlert(context: Context, alert: StoredAlert): Promise<StoredAlert | null> {
  const alerts = alertsOf(context);
  const { _id, email } = alert;
  const present = await alerts.findOne({ _id });
  if (!present) {
    const live = { $in: [AlertState.WAITING, AlertState.CONFIRMED] };
    if ((await alerts.countDocuments({ email, state: live })) >= maxAlerts) return null;
    return alerts.insertOne(alert).then(
      () => alert,
      (error: unknown) => {
        // The same request, sent twice at once.
        if (isDuplicateKey(error)) return null;
        throw error;
      },
    );
  }
  if (present.state === AlertState.CONFIRMED) return null;
  if (present.state === AlertState.STOPPED) {
    const { _id: _same, mailCount: _told, ...anew } = alert;
    return alerts.findOneAndUpdate(
      { _id, state: AlertState.STOPPED },
      { $set: anew, $unset: { dueAt: 1 } },
      { returnDocument: 'after' },
    );
  }
  const { askedAt, eraseAt, frequency, receipt } = alert;
  const earlier = { $lt: new Date(askedAt.getTime() - askPauseMs) };
  return alerts.findOneAndUpdate(
    { _id, state: AlertState.WAITING, asks: { $lt: maxAsks }, askedAt: earlier },
    { $set: { askedAt, eraseAt, frequency, receipt }, $inc: { asks: 1 } },
    { returnDocument: 'after' },
  );
}

async function wishOf(context: Context, search: string, propertyId?: string): Promise<Wish> {
  if (propertyId) return homeOf(context, parseId(propertyId));
  const asked = readSearch(new URLSearchParams(search.slice(0, maxSearchLength)));
  const { query, filter }: { query?: string; filter: object } = searchVariables(asked);
  // The names of the choices are the same on both sides.
  const { wanted } = await readQuery(context, filter, query ?? undefined);
  await resolveFilter(context, wanted);
  const kept = normalFilter(wanted);
  const words = await filterWords(context, kept);
  const all = kept.intent === ProjectIntent.RENT ? 'All homes to rent' : 'All homes to buy';
  return {
    kind: AlertKind.SEARCH,
    key: searchKey(kept),
    label: words.join(', ') || all,
    path: searchPath({ ...asked, ...shownPlainly } satisfies ProjectSearch),
    filter: kept,
    propertyId: null,
  };
}

/** An alert follows what a search finds, and not how the list shows it. */
const shownPlainly = { sort: '', page: 1, perPage: 12, view: 'grid' } as const;

async function homeOf(context: Context, _id: ObjectId): Promise<Wish> {
  const found: WithId<{ title: string; slug: string }> | null = await collectionOf(
    context,
    propertyNoun,
  ).findOne({ _id, deleted: false, ...shown() }, { projection: { title: 1, slug: 1 } });
  if (!found) throw notFound('Property');
  return {
    kind: AlertKind.PROPERTY,
    key: _id.toHexString(),
    label: found.title,
    path: projectPath(found.slug),
    filter: null,
    propertyId: _id,
  };
}
