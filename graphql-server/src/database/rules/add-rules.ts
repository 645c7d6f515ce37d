import type { Db } from 'mongodb';
import { ruleRow } from 'domain/rule/rule-keys.ts';
import { timeNow } from '../../base/clock.ts';
import { derivedId } from '../../base/ids.ts';
import { wordsOf } from '../../base/text/words.ts';
import { touch } from '../changes.ts';
import { moneySeeds } from './money.seed.ts';
import { reraSeeds } from './rera.seed.ts';
import { taxSeeds } from './tax.seed.ts';
import { seedsReadOn } from './seed.ts';
import type { RuleSeed } from './seed.ts';
import { daysMeet, isSameRule, ruleScope } from './same-rule.ts';

/** The rules as they are delivered. */
export const ruleSeeds: readonly RuleSeed[] = [...reraSeeds, ...moneySeeds, ...taxSeeds];

/** Adds the delivered rules that the database does not have. What an owner changed or added stays as it is. */
export async function addRules(db: Db): Promise<void> {
  const now = timeNow();
  const rules = db.collection<StoredRule>('rules');
  const stored = await rules.find({}, { projection: compared }).toArray();
  const present = new Set(stored.map(({ _id }) => String(_id)));
  const missing = ruleSeeds
    .map((seed, index) => ({ ...ruleOf(seed), ...datesAt(new Date(now.getTime() + index)) }))
    .filter(
      (rule) =>
        !present.has(String(rule._id)) &&
        !stored.some((other) => !other.deleted && isSameRule(other, rule) && daysMeet(other, rule)),
    );
  const bulk = missing.map(({ _id, ...rule }) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: rule, ...touch }, upsert: true },
  }));
  if (bulk.length > 0) await rules.bulkWrite(bulk, { ordered: false });
}

/**
 * Puts the delivered rules of today in the place of those of earlier versions, unless an owner has changed or confirmed one.
 * Records that no account has compared with their source count as read, and not as checked.
 */
export async function renewRules(db: Db): Promise<void> {
  const rules = db.collection('rules');
  const former = { readOn: { $exists: false } };
  await rules.deleteMany({ ...former, checkedBy: null, $expr: { $eq: ['$createdAt', '$updatedAt'] } });
  await rules.updateMany(former, [
    {
      $set: {
        ...{ otherValues: [], allotment: null, sourceDate: null, readOn: '$checkedOn', touchedAt: '$$NOW' },
        checkedOn: { $cond: [{ $ifNull: ['$checkedBy', false] }, '$checkedOn', null] },
      },
    },
  ]);
  await addRules(db);
}

const compared = Object.fromEntries(
  [...ruleScope, 'validFrom', 'validTo', 'deleted'].map((name) => [name, 1]),
);

type StoredRule = ReturnType<typeof ruleOf> & ReturnType<typeof datesAt>;
function datesAt(moment: Date) {
  return { createdAt: moment, updatedAt: moment, deletedAt: null, deleted: false };
}

function ruleOf({
  key,
  value,
  confidence,
  authority,
  subject,
  allotment,
  from,
  to,
  source,
  ...seed
}: RuleSeed) {
  return {
    _id: derivedId(
      'rule',
      key,
      authority ?? '',
      subject ?? '',
      from ?? '',
      ...(allotment ? [allotment] : []),
    ),
    ...{ key, value, confidence, authority: authority ?? null, subject: subject ?? null },
    ...{ allotment: allotment ?? null, otherValues: seed.otherValues ?? [], note: seed.note ?? null },
    ...{ validFrom: from ?? null, validTo: to ?? null },
    ...{ sourceTitle: source, sourceAddress: seed.address ?? null, sourceDate: seed.dated ?? null },
    ...{ readOn: seedsReadOn, checkedBy: null, checkedOn: null },
    words: wordsOf(key, ruleRow(key)?.title ?? '', source, authority ?? ''),
  };
}
