import { ServerError } from '@apollo/client/errors';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createPageClient } from '../../../lib/server/page-client.ts';
import { fakeServer, Refusal } from '../../../testing/fake-server.ts';
import type { Answer } from '../../../testing/fake-server.ts';
import { renderState } from '../../../testing/render-page.tsx';
import { OfHome, OfHomeToRent, OfProject, OfResale } from './enquiry-form.stories.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { submitContactForm } from './submit-contact-form.ts';

function openForm(submitContact: Answer) {
  const server = fakeServer({ SubmitContact: submitContact });
  const client = createPageClient(server.send);
  const route = {
    path: '/',
    element: <EnquiryForm propertyId="p1" submit="Ask for a call" />,
    action: async ({ request }: { request: Request }) =>
      submitContactForm(await request.formData(), client, { source: 'ENQUIRY' }),
  };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  return { server, user: userEvent.setup() };
}

const send = () => screen.getByRole('button', { name: 'Ask for a call' });

test('an enquiry gets thanks with its reference', async () => {
  const { server, user } = openForm(() => ({
    submitContact: { __typename: 'SubmittedContact', message: 'Thank you.', reference: 'AHG-7F3K2' },
  }));
  await user.type(screen.getByRole('textbox', { name: /mail/i }), 'asha@example.com');
  await user.click(send());
  expect(await screen.findByText('AHG-7F3K2')).toBeTruthy();
  expect(server.asked('SubmitContact')[0]).toMatchObject({
    input: { email: 'asha@example.com', propertyId: 'p1', source: 'ENQUIRY' },
  });
});

test.each([
  ['a project', OfProject, 1],
  ['a home without a status', OfHome, 1],
  ['a resale', OfResale, 0],
  ['a home to rent', OfHomeToRent, 0],
])('for %s, the form offers to pass the name to the builder %3$i times', (_, state, times) => {
  renderState(state);
  expect(screen.queryAllByRole('checkbox', { name: /builder/ })).toHaveLength(times);
  expect(screen.getAllByRole('checkbox', { name: /WhatsApp|news/ })).toHaveLength(2);
});

const failed = 'Failed to submit the request.';
const unreachable = 'An error occurred. Please try again.';

test.each([
  ['a refusal without a message', () => new Refusal('INTERNAL', ''), failed],
  [
    'an answer that is none of ours',
    () => new ServerError('Bad gateway', { response: new Response('', { status: 502 }), bodyText: '' }),
    failed,
  ],
  ['no answer', () => new TypeError('Failed to fetch'), unreachable],
])('after %s the visitor reads the documented sentence', async (_what, errorOf, sentence) => {
  const { user } = openForm(() => {
    throw errorOf();
  });
  await user.type(screen.getByRole('textbox', { name: /mail/i }), 'asha@example.com');
  await user.click(send());
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('what is wrong stands beside its field, and what was typed stays', async () => {
  const sentence = 'Please enter a number that we can call.';
  const { user } = openForm(() => {
    throw new Refusal('BAD_USER_INPUT', sentence, { fields: { phone: sentence } });
  });
  await user.type(screen.getByRole('textbox', { name: /mail/i }), 'asha@example.com');
  await user.type(screen.getByRole('textbox', { name: /phone/i }), '98');
  await user.click(send());
  expect(await screen.findAllByText(sentence)).not.toEqual([]);
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /phone/i });
  expect([phone.getAttribute('aria-invalid'), phone.value]).toEqual(['true', '98']);
});

test('each wrong field has a sentence of its own, said once above, and it goes when the field is filled', async () => {
  const missing = 'Please fill out all required fields.';
  const wrongPhone = 'Please enter a number that we can call.';
  const { user } = openForm(() => {
    throw new Refusal('BAD_USER_INPUT', missing, {
      fields: { name: missing, email: missing, phone: wrongPhone },
    });
  });
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe(missing);
  expect(screen.getAllByText(missing)).toHaveLength(1);
  const name = screen.getByRole('textbox', { name: /name/i });
  expect(screen.getByText('Please enter your name.')).toBeTruthy();
  expect(screen.getByText('Please enter your e-mail address.')).toBeTruthy();
  expect(screen.getByText(wrongPhone)).toBeTruthy();
  await user.type(name, 'Asha');
  expect(screen.queryByText('Please enter your name.')).toBeNull();
  expect(name.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText(wrongPhone)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /mail/i }), 'asha@example.com');
  await user.type(screen.getByRole('textbox', { name: /phone/i }), '98100 00000');
  expect(screen.queryByRole('alert')).toBeNull();
});
