import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addProperty } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, token } = app;

const offer = (kind: 'offerBrochures' | 'offerCoupons', on: boolean, as = token) =>
  ask(`mutation ($on: Boolean!) { ${kind}(on: $on) { sendsBrochures takesCoupons } }`, { on }, { token: as });

const statusOf = async (path: string) => (await call('GET', path)).status;

async function order(propertyId: string) {
  const { errors } = await ask(
    'mutation ($input: BrochureOrderInput!) { submitOrder(input: $input) { reference } }',
    {
      input: {
        ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '98100 00000', address: '12 Rose Lane' },
        ...{ town: 'Noida', postcode: '201301', country: 'India', payment: 'CASH_ON_DELIVERY' },
        lines: [{ propertyId, copies: 1, title: 'Kachnar Court' }],
      },
    },
  );
  return errors?.[0]?.message;
}

test('a company without brochures has no cart, takes no order, and keeps what was stored', async () => {
  const { id } = await addProperty(app, { title: 'Kachnar Court' });
  expect([await statusOf('/cart'), await statusOf('/checkout')]).toEqual([200, 200]);
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  expect((await offer('offerBrochures', false, editor)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  expect((await offer('offerBrochures', false)).errors).toBeUndefined();
  expect([await statusOf('/cart'), await statusOf('/checkout')]).toEqual([404, 404]);
  expect([await statusOf('/wishlist'), await statusOf('/order-tracking')]).toEqual([200, 200]);
  expect(await order(id)).toBe('We send no brochures by post.');
  const { data } = await ask<{ settings: { hiddenPages: string[] } }>('{ settings { hiddenPages } }');
  expect(data.settings.hiddenPages).toEqual(['/cart', '/checkout']);

  await offer('offerBrochures', true);
  expect(await statusOf('/cart')).toBe(200);
  expect(await order(id)).toBeUndefined();
});

test('the question about codes is there while the cart takes coupons, for search engines too', async () => {
  const question = 'I have a sale code. Where do I use it?';
  const read = async () => (await call('GET', '/faq')).text.split('id="state"')[0]?.split(question).length;
  await offer('offerCoupons', true);
  expect(await read()).toBe(3);
  await offer('offerCoupons', false);
  expect(await read()).toBe(1);
});

test('search engines read the answers that the office wrote', async () => {
  const text = 'We ask for the papers first.';
  const { errors } = await ask(
    'mutation ($blocks: [BlockInput!]!) { saveBlocks(blocks: $blocks) { id } }',
    { blocks: [{ page: 'faq', key: 'questions.0.answer', text }] },
    { token },
  );
  expect(errors).toBeUndefined();
  const html = (await call('GET', '/faq')).text;
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(data).toContain(text);
  expect(data).not.toContain('You tell us what you need');
});
