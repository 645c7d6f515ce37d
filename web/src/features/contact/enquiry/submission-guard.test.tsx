import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SubmissionGuard } from './submission-guard.tsx';

/** The key that a browser would send now; jsdom tells forms nothing of their data. */
function sentKey(): FormDataEntryValue | null {
  const form = screen.getByRole<HTMLFormElement>('form');
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return formData.get('submissionKey');
}

test('the same words are sent under the same key, and other words under a new one', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Enquiry">
      <input aria-label="Name" name="name" />
      <SubmissionGuard />
    </form>,
  );
  await user.type(screen.getByLabelText('Name'), 'Asha');
  const first = sentKey();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(sentKey()).toBe(first);
  await user.type(screen.getByLabelText('Name'), ' Rao');
  const second = sentKey();
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
  expect(sentKey()).toBe(second);
});
