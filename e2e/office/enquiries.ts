import { expect } from '../test.ts';
import type { Locator, Page } from '@playwright/test';

/** Sends an enquiry as a visitor; resolves to its reference. */
export async function sendEnquiry(page: Page, values: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post('/api/contacts', {
    data: { source: 'CONSULTATION', phone: ownPhone(), ...values },
  });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { reference: string } };
  return data.reference;
}

/** Makes a number that no other request has, because requests with the same number form one thread. */
export function ownPhone(): string {
  return `98100 ${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`;
}

/** Makes a name that only this run uses, so that concurrent journeys do not meet. */
export function ownName(name: string): string {
  return `${name} ${Math.random().toString(36).slice(2, 8)}`;
}

/** Leaves the page for a call and comes back, as a phone does. */
export async function callAndComeBack(page: Page, call: () => Promise<void>): Promise<void> {
  // A headless browser has no program for telephone links.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
  await call();
  for (const state of ['hidden', 'visible'])
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
}

/** The row of a list that names someone. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('row', { name: new RegExp(name) });
}

/** The enquiry for which the page of a lead was opened. */
export function opened(page: Page): Locator {
  return page.locator('article[aria-current="true"]');
}
