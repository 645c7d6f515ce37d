import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

const fields = 'code percent appliesTo lastDay';
const welcome = { code: 'WELCOME10', percent: 10, appliesTo: 'FIRST_ORDER', lastDay: null };
const diwali = { code: 'DIWALI', percent: 100, appliesTo: 'EVERY_ORDER', lastDay: '2999-12-31' };

const coupons = async () => (await ask(`{ coupons { ${fields} } }`, {}, { token })).data.coupons;

function save(input: object) {
  return ask(
    `mutation ($input: CouponInput!) { saveCoupon(input: $input) { ${fields} } }`,
    { input },
    { token },
  );
}

function remove(code: string) {
  return ask(`mutation ($code: String!) { removeCoupon(code: $code) { ${fields} } }`, { code }, { token });
}

async function offered(couponCode: string) {
  const { data } = await ask(
    'query ($couponCode: String) { orderTotals(couponCode: $couponCode) { totalPaise couponRefusal } }',
    { couponCode },
  );
  return data.orderTotals;
}

test('the documented discount stands until an owner removes it', async () => {
  expect(await coupons()).toEqual([welcome]);
  expect((await remove('welcome10')).data).toEqual({ removeCoupon: [] });
  expect(await coupons()).toEqual([]);
  expect(await offered('WELCOME10')).toEqual({
    totalPaise: 1_500,
    couponRefusal: 'We do not know this code.',
  });
  expect((await remove('WELCOME10')).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

test('an owner adds a coupon and changes it', async () => {
  expect((await save({ ...diwali, code: 'diwali' })).data).toEqual({ saveCoupon: [diwali, welcome] });
  expect(await offered('Diwali')).toEqual({ totalPaise: 0, couponRefusal: null });
  const half = { ...diwali, percent: 50 };
  expect((await save(half)).data).toEqual({ saveCoupon: [half, welcome] });
  expect(await coupons()).toEqual([half, welcome]);
  const { data } = await ask<{ activities: { items: unknown[] } }>(
    '{ activities(filter: { noun: "coupons" }) { items { verb label changes { field before after } } } }',
    {},
    { token },
  );
  expect(data.activities.items).toEqual([
    { verb: 'UPDATED', label: 'DIWALI', changes: [{ field: 'percent', before: '100', after: '50' }] },
    { verb: 'CREATED', label: 'DIWALI', changes: [] },
  ]);
});

test('two owners add coupons at the same time, and both stay', async () => {
  const codes = ['ONE', 'TWO', 'THREE', 'FOUR'];
  await Promise.all(codes.map((code) => save({ ...diwali, code })));
  const kept = (await coupons()) as { code: string }[];
  expect(kept.map(({ code }) => code)).toEqual([...codes, 'WELCOME10'].toSorted());
});

test('a coupon ends with its last day', async () => {
  await save({ ...diwali, lastDay: '2020-01-01' });
  expect(await offered('DIWALI')).toEqual({
    totalPaise: 1_500,
    couponRefusal: 'This code is no longer valid.',
  });
});

test.each([
  [{ code: 'a b' }, 'code', 'Please enter a code of 3 to 20 letters, digits and hyphens.'],
  [{ code: '' }, 'code', 'Please enter a code of 3 to 20 letters, digits and hyphens.'],
  [{ percent: 0 }, 'percent', 'Please enter a whole number from 1 to 100.'],
  [{ percent: 101 }, 'percent', 'Please enter a whole number from 1 to 100.'],
])('the coupon %j is refused beside its field', async (values, field, sentence) => {
  const { errors } = await save({ ...diwali, ...values });
  expect(errors?.[0]).toMatchObject({ extensions: { fields: { [field]: sentence } } });
});
