import { entryOf, logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';

test('an owner asks the API, reads the schema, and finds what was typed again', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) broken.push(message.text());
  });
  await logIn(page, '/my-account/settings/account');
  await (await entryOf(page, 'GraphQL')).click();
  await expect(page).toHaveURL(/settings\/graphql$/);
  const editor = page.getByRole('textbox', { name: 'Query' });
  await expect(editor).toContainText('query FirstHomes');
  await page.getByRole('button', { name: 'Send' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('"totalCount"');
  await expect(page.getByText(/^Status 200, .* ms, cost \d+ of 5,000$/)).toBeVisible();

  // Names come from the schema; the login of the page is the one of the question.
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{ me { usern');
  await page.getByRole('option', { name: /^username/ }).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer).toContainText('"username": "owner"');

  await page.getByRole('textbox', { name: 'Variables' }).fill('{ count: 3 }');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The variables are not a JSON object.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Variables' }).fill('');

  await page.getByRole('searchbox', { name: 'Search the schema' }).fill('pageinfo');
  await page.getByRole('button', { name: 'PageInfo', exact: true }).click();
  await expect(page.getByText('The position of')).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);

  await page.getByRole('link', { name: 'Health' }).click();
  await (await entryOf(page, 'GraphQL')).click();
  await expect(editor).toContainText('me { username');
  expect(broken).toEqual([]);
});

test('a screen without the editor does not load it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await logIn(page, '/my-account/settings/health');
  await expect(page.getByRole('heading', { name: 'Processes' })).toBeVisible();
  expect(scripts.filter((url) => url.includes('explorer'))).toEqual([]);
});
