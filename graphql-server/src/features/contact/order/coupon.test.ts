import { beforeEach, expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { announceChange } from '../../../database/changes.ts';
import { keepCoupons } from '../../../database/migrations/keep-coupons.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
beforeEach(async () => {
  await app.db
    .collection<{ _id: string }>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: { takesCoupons: true } }, { upsert: true });
});
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

test('a site without the switch takes no coupon, keeps them stored, and only an owner switches', async () => {
  const offer = (on: boolean, asToken = app.token) =>
    app.ask<{ offerCoupons: { takesCoupons: boolean } }>(
      'mutation ($on: Boolean!) { offerCoupons(on: $on) { takesCoupons } }',
      { on },
      { token: asToken },
    );
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  expect((await offer(false, editor)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await offer(false)).data.offerCoupons).toEqual({ takesCoupons: false });
  const tried = '{ orderTotals(couponCode: "WELCOME10") { couponRefusal takesCoupons discountPaise } }';
  expect((await app.ask(tried)).data).toEqual({
    orderTotals: { couponRefusal: 'We do not know this code.', takesCoupons: false, discountPaise: 0 },
  });
  const stored = await app.ask('{ coupons { code } }', {}, { token: app.token });
  expect(stored.data).toEqual({ coupons: [{ code: 'WELCOME10' }] });
  await offer(true);
  expect((await app.ask(tried)).data).toEqual({
    orderTotals: { couponRefusal: null, takesCoupons: true, discountPaise: 150 },
  });
});

test('a new site takes none, one with samples does, and a site in use goes on to', async () => {
  const site = app.db.collection<{ _id: string }>('siteSettings');
  const takes = async () => {
    announceChange(app.context, 'siteSettings');
    return (await app.ask('{ settings { takesCoupons } }')).data;
  };
  await site.deleteMany({});
  await keepCoupons(app.db);
  expect(await takes()).toEqual({ settings: { takesCoupons: false } });
  await site.insertOne({ _id: 'site', ...{ factsAreSamples: true } });
  expect(await takes()).toEqual({ settings: { takesCoupons: true } });
  await site.deleteMany({});
  await app.db.collection('contactRequests').insertOne({});
  await keepCoupons(app.db);
  expect(await takes()).toEqual({ settings: { takesCoupons: true } });
});
