import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const owner = { username: 'owner', password: 'correct-horse-battery' };

/** Logs in through the login page, to which the admin area redirects. */
export async function logIn(page: Page, path = '/my-account'): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(path));
}

/** Opens a tab of the admin area through its menu. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
