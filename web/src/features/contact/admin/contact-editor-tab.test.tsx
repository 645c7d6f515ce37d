import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { NewContactTab } from './contact-editor-tab.tsx';

test('a field that is filled loses its error, and the last one takes the sentence below with it', async () => {
  const { user } = renderPage(<NewContactTab />, {
    at: '/my-account/contacts/new',
    path: '/my-account/contacts/new',
    answers: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Add enquiry' }));
  expect(screen.getAllByText('Please enter a name.')).toHaveLength(2);
  const phone = screen.getByLabelText('Phone');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText('Name*'), 'Ritu');
  expect(screen.getByLabelText('Name*').getAttribute('aria-invalid')).not.toBe('true');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Please enter a name.')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Please enter a phone number or an e-mail address.');
  await user.type(phone, '98111 22334');
  expect(phone.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});
