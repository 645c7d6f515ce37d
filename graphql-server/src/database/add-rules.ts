import type { Db } from 'mongodb';
import { ruleRow } from 'web/lib/rule-keys.ts';
import { timeNow } from '../base/clock.ts';
import { derivedId } from '../base/ids.ts';
import { wordsOf } from '../base/words.ts';
import { touch } from './changes.ts';
import { moneySeeds } from './rules/money.seed.ts';
import { reraSeeds } from './rules/rera.seed.ts';
import { seedsCheckedOn } from './rules/rule-seed.ts';
import type { RuleSeed } from './rules/rule-seed.ts';

/** The rules as they are delivered. */
export const ruleSeeds: readonly RuleSeed[] = [...reraSeeds, ...moneySeeds];

/** Adds the delivered rules that the database does not have. What an owner changed stays as it is. */
export async function addRules(db: Db): Promise<void> {
  const now = timeNow();
  const bulk = ruleSeeds.map((seed, index) => {
    const moment = new Date(now.getTime() + index);
    const dates = { createdAt: moment, updatedAt: moment, deletedAt: null, deleted: false };
    return {
      updateOne: {
        filter: { _id: seedId(seed) },
        update: { $setOnInsert: { ...ruleOf(seed), ...dates }, ...touch },
        upsert: true,
      },
    };
  });
  const present = new Set((await db.collection('rules').distinct('_id')).map(String));
  const missing = bulk.filter(({ updateOne }) => !present.has(String(updateOne.filter._id)));
  if (missing.length > 0) await db.collection('rules').bulkWrite(missing, { ordered: false });
}

function seedId({ key, authority, subject, from }: RuleSeed) {
  return derivedId('rule', key, authority ?? '', subject ?? '', from);
}

function ruleOf({ key, value, confidence, authority, subject, from, to, source, address, note }: RuleSeed) {
  return {
    ...{ key, value, confidence, authority: authority ?? null, subject: subject ?? null, note: note ?? null },
    ...{ validFrom: from, validTo: to ?? null, sourceTitle: source, sourceAddress: address ?? null },
    ...{ checkedBy: null, checkedOn: seedsCheckedOn },
    words: wordsOf(key, ruleRow(key)?.title ?? '', source, authority ?? ''),
  };
}
