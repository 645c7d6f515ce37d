import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { personToWrite } from '../../../../testing/leads.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { useWrite } from './use-write.tsx';
import { WhatsAppButton } from './whatsapp-button.tsx';

function Page() {
  const { write, sheet } = useWrite();
  return (
    <>
      <WhatsAppButton
        personId="p1"
        className=""
        onWrite={() => write({ personId: 'p1', name: 'Asha Rao' })}
      />
      {sheet}
    </>
  );
}

const allowed = { __typename: 'WhatsAppPermission', allowed: true, reason: 'PHONE', at: null, by: 'asha' };
const closed = { ...allowed, allowed: false, reason: null, by: null };

function open(whatsApp: object) {
  let stored = whatsApp;
  return renderPage(<Page />, {
    answers: {
      PersonToWrite: () => ({ person: personToWrite({ whatsApp: stored }) }),
      SetWhatsAppAllowed: ({ allowed: wanted }) => {
        stored = wanted ? allowed : closed;
        const person = personToWrite({ whatsApp: stored, updatedAt: '', unread: false, history: [] });
        return { setWhatsAppAllowed: person };
      },
    },
  });
}

const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' });

test('a lead that has not allowed WhatsApp is not written to until a colleague heard that it is fine', async () => {
  const { server, user } = open(closed);
  await user.click(await screen.findByRole('button', { name: 'WhatsApp Not allowed yet' }));
  expect(await screen.findByText(/have not allowed WhatsApp yet/)).toBeTruthy();
  expect(link()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'They agreed on the phone' }));
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' })).href).toMatch(
    /^https:\/\/wa\.me\/919811004384\?/,
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/not allowed any more/)).toBeTruthy();
  expect(link()).toBeNull();
  expect(server.asked('SetWhatsAppAllowed').map((one) => one.allowed)).toEqual([true, false]);
});

test('a lead that took WhatsApp back says when, and has no way there', async () => {
  const { user } = open({ ...closed, at: '2026-01-05T05:30:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'WhatsApp Not allowed yet' }));
  expect(await screen.findByText(/took WhatsApp back on 5 Jan 2026/)).toBeTruthy();
  expect(link()).toBeNull();
});
