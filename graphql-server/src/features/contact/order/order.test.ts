import { beforeEach, expect, test } from 'vitest';
import { addProperty, sendContact } from '../../../testing/factories.ts';
import { contactLetter } from '../../../office/outbox/lead-mail.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import type { ContactRequest } from '../contact-request.type.ts';

const app = await startTestApp();
beforeEach(async () => {
  await app.db
    .collection<{ _id: string }>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: { takesCoupons: true } }, { upsert: true });
});
const { ask, call, token } = app;

const lotus = () => addProperty(app, { title: 'Lotus Court' });

/** An order of two brochures of one property. */
function orderOf(propertyId: string, values: Record<string, unknown> = {}) {
  return {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '98100 00000',
    address: '12 Rose Lane',
    town: 'Noida',
    postcode: '201301',
    country: 'India',
    payment: 'CASH_ON_DELIVERY',
    lines: [{ propertyId, copies: 2, title: 'Lotus Court' }],
    ...values,
  };
}

function send(input: object) {
  return ask<{ submitOrder: { reference: string; totalPaise: number | null } }>(
    'mutation ($input: BrochureOrderInput!) { submitOrder(input: $input) { reference message totalPaise } }',
    { input },
  );
}

const totalsFields = 'subtotalPaise shippingPaise discountPaise vatPaise totalPaise couponCode';
const orderFields = `lines { propertyId title copies removed } totals { ${totalsFields} } payment town country`;

async function stored() {
  const { data } = await ask<{ contacts: { items: unknown[] } }>(
    `{ contacts { items { reference source page propertyTitle message order { ${orderFields} address postcode } } } }`,
    {},
    { token },
  );
  return data.contacts.items;
}

async function tracked(reference: string, email = 'asha@example.com') {
  const { data } = await ask<{ contactStatus: unknown }>(
    `query ($reference: String!, $email: String!) {
      contactStatus(reference: $reference, email: $email) { state source order { ${orderFields} } }
    }`,
    { reference, email },
  );
  return data.contactStatus;
}

const plainTotals = {
  subtotalPaise: 0,
  shippingPaise: 1_500,
  discountPaise: 0,
  vatPaise: 0,
  totalPaise: 1_500,
  couponCode: null,
};

test('an order of brochures is an enquiry with its lines, and order tracking knows it', async () => {
  const { id: propertyId } = await lotus();
  const { data } = await send(orderOf(propertyId, { message: 'Ring twice.' }));
  const { reference, totalPaise } = data.submitOrder;
  expect(totalPaise).toBe(1_500);
  const order = {
    lines: [{ propertyId, title: 'Lotus Court', copies: 2, removed: false }],
    totals: plainTotals,
    payment: 'CASH_ON_DELIVERY',
    town: 'Noida',
    country: 'India',
  };
  expect(await stored()).toEqual([
    {
      reference,
      source: 'CHECKOUT',
      page: '/checkout',
      propertyTitle: 'Lotus Court',
      message: 'Ring twice.',
      order: { ...order, address: '12 Rose Lane', postcode: '201301' },
    },
  ]);
  expect(await tracked(reference)).toEqual({ state: 'NEW', source: 'CHECKOUT', order });
  expect(await tracked(reference, 'other@example.com')).toBeNull();
});

test('every other enquiry has no order', async () => {
  const reference = await sendContact(app);
  expect(await tracked(reference)).toMatchObject({ order: null });
});

test('an order counts as an enquiry for each of its properties', async () => {
  const ids = [(await lotus()).id, (await addProperty(app)).id];
  const { errors } = await send(orderOf('', { lines: ids.map((propertyId) => ({ propertyId, copies: 1 })) }));
  expect(errors).toBeUndefined();
  const { data } = await ask<{ adminProperties: { items: unknown[] } }>(
    '{ adminProperties { items { enquiryCount } } }',
    {},
    { token },
  );
  expect(data.adminProperties.items).toEqual([{ enquiryCount: 1 }, { enquiryCount: 1 }]);
});

test('a property that was removed meanwhile keeps its line, and is said to be removed', async () => {
  const [kept, removed] = [await lotus(), await addProperty(app, { title: 'Palm Rows' })];
  await call('DELETE', `/api/form/${removed.id}`, { token });
  const lines = [
    { propertyId: kept.id, copies: 1 },
    { propertyId: removed.id, copies: 3, title: 'Palm Rows' },
  ];
  const { data } = await send(orderOf('', { lines }));
  const expected = [
    { propertyId: kept.id, title: 'Lotus Court', copies: 1, removed: false },
    { propertyId: removed.id, title: 'Palm Rows', copies: 3, removed: true },
  ];
  expect(await tracked(data.submitOrder.reference)).toMatchObject({ order: { lines: expected } });
  await call('DELETE', `/api/form/${kept.id}`, { token });
  expect(await tracked(data.submitOrder.reference)).toMatchObject({
    order: { lines: [{ title: 'Lotus Court', removed: true }, { removed: true }] },
  });
});

test('an order of removed properties alone is refused, and nothing is stored', async () => {
  const { id } = await lotus();
  await call('DELETE', `/api/form/${id}`, { token });
  const { errors } = await send(orderOf(id));
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { lines: expect.stringContaining('None of') } });
  expect(await stored()).toEqual([]);
});

test('everything that is missing or wrong is named at once', async () => {
  const { id } = await lotus();
  const empty = { name: ' ', email: 'x', phone: '98', address: '', town: '', postcode: '2013' };
  const { errors } = await send(orderOf(id, { ...empty, country: 'India' }));
  const { fields } = errors?.[0]?.extensions as { fields: object };
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(empty).toSorted());
});

test.each([
  [{ country: 'Atlantis', payment: 'PAYPAL' }, 'country'],
  [{ country: 'Singapore', postcode: '' }, 'payment'],
  [{ lines: [] }, 'lines'],
])('the order %j is refused beside its field', async (values, field) => {
  const { id } = await lotus();
  const { errors } = await send(orderOf(id, values));
  expect(Object.keys((errors?.[0]?.extensions as { fields: object }).fields)).toEqual([field]);
});

test('abroad a postal code may be missing', async () => {
  const { id } = await lotus();
  const { errors } = await send(
    orderOf(id, { country: 'United Arab Emirates', postcode: null, payment: 'PAYPAL' }),
  );
  expect(errors).toBeUndefined();
});

test.each([0, 100, 1.5])('%d copies are refused', async (copies) => {
  const { id } = await lotus();
  expect((await send(orderOf(id, { lines: [{ propertyId: id, copies }] }))).errors).toBeDefined();
  expect(await stored()).toEqual([]);
});

test('ten percent come off the shipping of a first order, and of no other', async () => {
  const { id } = await lotus();
  const { data } = await send(orderOf(id, { couponCode: ' welcome10 ' }));
  expect(await tracked(data.submitOrder.reference)).toMatchObject({
    order: {
      totals: { ...plainTotals, discountPaise: 150, totalPaise: 1_350, couponCode: 'WELCOME10' },
    },
  });
  const others = [{ email: 'ASHA@example.com', phone: '98200 55555' }, { email: 'other@example.com' }];
  for (const person of others) {
    const { errors } = await send(orderOf(id, { ...person, couponCode: 'WELCOME10' }));
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: { couponCode: expect.stringContaining('for a first order') },
    });
  }
  const newcomer = { email: 'other@example.com', phone: '98200 55555', couponCode: 'WELCOME10' };
  expect((await send(orderOf(id, newcomer))).errors).toBeUndefined();
});

test('an enquiry that was no order leaves the first order open', async () => {
  await sendContact(app);
  const { id } = await lotus();
  expect((await send(orderOf(id, { couponCode: 'WELCOME10' }))).errors).toBeUndefined();
});

test('the same order sent twice is one order, with its coupon', async () => {
  const { id } = await lotus();
  const input = orderOf(id, { couponCode: 'WELCOME10', submissionKey: 'a-key-of-the-browser' });
  const first = await send(input);
  expect((await send(input)).data).toEqual(first.data);
  expect(await stored()).toHaveLength(1);
});

test('an unknown coupon is refused when it is sent, and said when it is tried', async () => {
  const { id } = await lotus();
  const sentence = 'We do not know this code.';
  const { errors } = await send(orderOf(id, { couponCode: 'GUESS' }));
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { couponCode: sentence } });
  const offered = async (couponCode: string | null) =>
    (
      await ask<{ orderTotals: unknown }>(
        `query ($couponCode: String) {
          orderTotals(couponCode: $couponCode) { ${totalsFields} couponRefusal firstOrderOnly }
        }`,
        { couponCode },
      )
    ).data.orderTotals;
  const plain = { ...plainTotals, couponRefusal: null, firstOrderOnly: false };
  expect(await offered(null)).toEqual(plain);
  expect(await offered('GUESS')).toEqual({ ...plain, couponRefusal: sentence });
  expect(await offered('welcome10')).toMatchObject({
    totalPaise: 1_350,
    couponRefusal: null,
    firstOrderOnly: true,
  });
});

test('codes cannot be guessed without end', async () => {
  const tried = () => ask('{ orderTotals(couponCode: "GUESS") { totalPaise } }');
  for (let count = 0; count < 60; count += 1) expect((await tried()).errors).toBeUndefined();
  expect((await tried()).errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
});

test('the e-mail and the table for a spreadsheet have the lines, where to send them and how it is paid', async () => {
  const { id } = await lotus();
  await send(orderOf(id, { couponCode: 'WELCOME10', address: '12 Rose Lane\nSector 76' }));
  const { text } = await call('GET', '/api/export/contacts.csv', { token });
  expect(text).toContain(
    '2 × Lotus Court,"12 Rose Lane, Sector 76, Noida 201301, India",Cash on delivery,13.5',
  );
  const request = await app.db.collection<ContactRequest>('contactRequests').findOne();
  expect(request && contactLetter(request, app.context.config).text).toContain(
    [
      'Brochure: 2 × Lotus Court',
      'Send to: 12 Rose Lane, Sector 76, Noida 201301, India',
      'Payment by: Cash on delivery',
      'Coupon: WELCOME10',
      'Total: ₹ 13.50',
    ].join('\n'),
  );
  const rest = await call<unknown[]>('GET', '/api/contacts', { token });
  expect(rest.body).toMatchObject([
    { order: { town: 'Noida', lines: [{ propertyId: id, title: 'Lotus Court', copies: 2 }] } },
  ]);
});

test('a robot is thanked, and nothing is stored', async () => {
  const { id } = await lotus();
  const { data } = await send(orderOf(id, { website: 'https://spam.example' }));
  expect(data.submitOrder.reference).toMatch(/^AHG-/);
  expect(await stored()).toEqual([]);
});
