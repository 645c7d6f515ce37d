import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();

test.each([5e-324, -4e-323, 1e-7])(
  'the price step of %d percent is refused, without a fault',
  async (percent) => {
    await addProperty(app);
    const { errors } = await app.ask(
      `mutation ($step: PriceStepInput!) {
      changePropertyPrices(selection: { ids: [] }, step: $step, dryRun: true) { changed } }`,
      { step: { percent } },
      { token: app.token },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { percent: 'Please enter a percentage such as 2.5.' },
    });
  },
);

test.each([
  ['carpet: 1e-7', 'carpet', expect.any(String)],
  ['carpet: 900.12345', 'carpet', 'Please enter square feet such as 1,150.'],
  ['interestPercent: 5e-324', 'interestPercent', expect.any(String)],
])('a cost sheet with %s is refused, without a fault', async (choice, field, sentence) => {
  const { id } = await addProperty(app);
  const { errors } = await app.ask(
    `{ costSheet(propertyId: "${id}", choices: { ${choice} }) { __typename } }`,
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
});
