import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
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

test('an optional field loses its error when it is emptied', async () => {
  const sentence = 'Please enter a valid e-mail address.';
  const { user } = renderPage(<NewContactTab />, {
    at: '/my-account/contacts/new',
    path: '/my-account/contacts/new',
    answers: {
      CreateContact: () => {
        throw new Refusal('BAD_USER_INPUT', sentence, { fields: { email: sentence } });
      },
    },
  });
  const email = await screen.findByLabelText('E-mail');
  await user.type(screen.getByLabelText('Name*'), 'Ritu');
  await user.type(email, 'ritu@example');
  await user.click(screen.getByRole('button', { name: 'Add enquiry' }));
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  await user.clear(email);
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a number or an address that is known leads to the enquiries of its lead', async () => {
  const earlier = {
    ...{ __typename: 'ContactRequest', id: 'a1', personId: 'p1', name: 'Kavita Rao' },
    ...{ email: 'kavita@example.com', phoneE164: '+919810000044', createdAt: '2026-11-20T06:00:00.000Z' },
  };
  const { user } = renderPage(<NewContactTab />, {
    at: '/my-account/contacts/new',
    path: '/my-account/contacts/new',
    answers: { KnownPerson: () => ({ contacts: { __typename: 'ContactRequestPage', items: [earlier] } }) },
  });
  const phone = await screen.findByLabelText('Phone');
  await user.type(phone, '98100 0004');
  expect(screen.queryByText(/Kavita Rao/)).toBeNull();
  await user.type(phone, '4');
  expect(await screen.findByText(/Kavita Rao wrote or called on 20 Nov 2026\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Open the thread/ }).getAttribute('href')).toBe(
    '/my-account/leads/p1?enquiry=a1',
  );
  await user.clear(phone);
  expect(screen.queryByText(/Kavita Rao/)).toBeNull();
  // The search of the list also finds the beginning of another address.
  await user.type(screen.getByLabelText('E-mail'), 'kavita@example.co');
  expect(screen.queryByText(/Kavita Rao/)).toBeNull();
  await user.type(screen.getByLabelText('E-mail'), 'm');
  expect(await screen.findByText(/Kavita Rao/)).toBeTruthy();
});
