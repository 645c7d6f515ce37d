import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { ownName, row } from './enquiries.ts';

const resume = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('an application opens with its résumé in the page, and goes through its states @phone', async ({
  page,
}) => {
  const fullName = ownName('Harsh');
  const sent = await page.request.post('/api/applications', {
    multipart: {
      ...{ fullName, email: 'harsh@example.com', role: 'Sales executive', phone: '98100 44444' },
      resume: { name: 'harsh.pdf', mimeType: 'application/pdf', buffer: resume },
    },
  });
  expect(sent.status()).toBe(201);
  // A headless browser has no PDF viewer, so this checks only the frame for it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));
  await logIn(page, '/my-account/applications');
  await page.getByRole('link', { name: new RegExp(fullName) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName);
  await expect(page.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Interview' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Status: Interview' })).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Activity of this item' }).click();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Sales executive');
  await page.goBack();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText('Marked as unread.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'Unread' }).click();
  await expect(row(page, fullName)).toContainText('Interview');
});
