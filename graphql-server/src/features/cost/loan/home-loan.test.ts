import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { announceChange, touch } from '../../../database/changes.ts';
import { rulesCollection } from '../../rule/rule-book.ts';
import { addProperty } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, context, db } = app;

const flat = { area: '1,000 sq ft carpet', category: 'RESIDENTIAL', kind: 'FLAT', stage: 'READY' };

/** Acts while no bank’s rate is known, or while it is this one. */
async function withRate(value: string | null, act: () => Promise<void>): Promise<void> {
  const rules = db.collection(rulesCollection);
  const stored = await rules.find({ key: 'loan.rate' }).toArray();
  const write = async (anew: typeof stored) => {
    await rules.deleteMany({ key: 'loan.rate' });
    if (anew.length > 0) await rules.insertMany(anew);
    await rules.updateMany({ key: 'loan.steps' }, touch);
    announceChange(context, rulesCollection);
  };
  const [base] = await rules.find({ key: 'loan.steps' }).toArray();
  const dates = { validFrom: '2026-02-03', validTo: null };
  const rate = { ...base, ...dates, _id: new ObjectId(), key: 'loan.rate', value, authority: null };
  await write(value === null ? [] : [rate]);
  try {
    await act();
  } finally {
    await write(stored);
  }
}

const sheetOf = async (id: string, choices: object = {}) => {
  const { data } = await ask<{ costSheet: { loan: Record<string, unknown> } }>(
    `query ($id: ID!, $choices: CostChoices) {
      costSheet(propertyId: $id, choices: $choices) { loan { amount instalment interestPercent interestOn } }
    }`,
    { id, choices },
  );
  return data.costSheet.loan;
};

test('a project page starts at what banks may lend, at the rate of the rules with its day', async () => {
  const { id, slug } = await addProperty(app, { ...flat, price: '1,17,50,000' });
  await withRate('8', async () => {
    const { text } = await call('GET', `/project-details/${slug}`);
    expect(text).toContain('₹ 88,12,500 at 8 % for 20 years');
    expect(text).toContain('73,712');
    expect(text).toContain('Interest of 8 % as on 3 Feb 2026');
    const loan = await sheetOf(id);
    expect(loan).toEqual({
      amount: 8_812_500,
      instalment: 73_712,
      interestPercent: 8,
      interestOn: '2026-02-03',
    });
    const sheet = await call('GET', `/project-details/${slug}/cost`);
    expect(sheet.text).toContain('on the agreement value, which includes the builder’s charges');
  });
});

test('while no bank’s rate is known, both pages ask for one, with an example', async () => {
  const { id, slug } = await addProperty(app, { ...flat, price: '1,17,50,000' });
  await withRate(null, async () => {
    const { text } = await call('GET', `/project-details/${slug}`);
    expect(text).toContain('is only an example: we know no bank’s rate today.');
    expect((await sheetOf(id)).instalment).toBeNull();
    const page = await call('GET', `/project-details/${slug}/cost`);
    expect(page.text).toContain('We know no bank’s rate today.');
    expect(await sheetOf(id, { interestPercent: 8 })).toMatchObject({ instalment: 73_712, interestOn: null });
    const own = await call('GET', `/project-details/${slug}/cost?interest=8`);
    expect(own.text).toContain('73,712');
  });
});
