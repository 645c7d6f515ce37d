import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

export const owner = { username: 'owner', password: 'correct-horse-battery' };

/** The owner’s login at each server. */
const tokens = new Map<string, string>();

/** Opens a path of the admin area as the owner. The journeys about logging in use the login page. */
export async function logIn(page: Page, path = '/my-account'): Promise<void> {
  const token = await tokenOfOwner(page);
  // Storage belongs to the site, so that a page of it must be open.
  await page.goto('/robots.txt');
  await page.evaluate((login) => localStorage.setItem('token', login), token);
  await page.goto(path);
  await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(path));
}

/** Logs in through the login page, to which the admin area redirects. */
export async function logInByPage(page: Page, path = '/my-account'): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(path));
}

/** The token of the owner’s login, which a journey may have ended. */
export async function tokenOfOwner({ request }: { request: APIRequestContext }): Promise<string> {
  const { baseURL = '' } = test.info().project.use;
  const kept = tokens.get(baseURL);
  if (kept) {
    const headers = { Authorization: `Bearer ${kept}` };
    const answer = await request.post('/graphql', { data: { query: '{ me { username } }' }, headers });
    const { data } = (await answer.json()) as { data: { me: object | null } | null };
    if (data?.me) return kept;
  }
  const answer = await request.post('/api/auth/login', { data: owner });
  const { token } = (await answer.json()) as { token: string };
  tokens.set(baseURL, token);
  return token;
}

/** Asks GraphQL as the owner, past the network of the page. */
export async function askAsOwner<Data>(
  { request }: { request: APIRequestContext },
  query: string,
  variables: object = {},
): Promise<Data> {
  const headers = { Authorization: `Bearer ${await tokenOfOwner({ request })}` };
  const answer = await request.post('/graphql', { data: { query, variables }, headers });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: object[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The requests in the office from an e-mail address. */
export async function received(
  request: APIRequestContext,
  email: string,
): Promise<Record<string, unknown>[]> {
  const token = await tokenOfOwner({ request });
  const answer = await request.get('/api/contacts', { headers: { Authorization: `Bearer ${token}` } });
  const all = (await answer.json()) as Record<string, unknown>[];
  return all.filter((contact) => contact.email === email);
}

/** Makes an e-mail address that no other run uses. */
export function newEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
}

/** Opens a tab of the admin area through its menu. */
export async function openTab(page: Page, name: string): Promise<void> {
  await (await entryOf(page, name)).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** An entry of the menu, whose group this opens. */
export async function entryOf(page: Page, name: string | RegExp): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Back office' });
  const link = page.getByRole('link', { name, includeHidden: true });
  const entry = menu.locator(link);
  await expect(entry).toBeAttached();
  const group = menu.getByRole('listitem').filter({ has: link }).first();
  const fold = group.getByRole('button', { expanded: false });
  if (!(await entry.isVisible()) && (await fold.isVisible())) await fold.click();
  if (!(await entry.isVisible())) await group.getByText('For your technician').click();
  return entry;
}
