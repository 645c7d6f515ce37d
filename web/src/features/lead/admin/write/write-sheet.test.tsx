import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MeDocument } from '../../../../office-kit/account.generated.ts';
import { homeToSend, personToWrite, textsToSend } from '../../../../testing/letters.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { useWrite } from './use-write.tsx';
import { WhatsAppButton } from './whatsapp-button.tsx';

function Page() {
  const { write, sheet } = useWrite();
  const whom = { personId: 'p1', name: 'Asha Rao' };
  return (
    <>
      <WhatsAppButton personId="p1" className="" onWrite={() => write({ ...whom, way: 'WHATSAPP' })} />
      <button type="button" onClick={() => write({ ...whom, way: 'MAIL' })}>
        E-mail
      </button>
      {sheet}
    </>
  );
}

const allowed = { __typename: 'WhatsAppPermission', allowed: true, reason: 'PHONE', at: null, by: 'asha' };
const closed = { ...allowed, allowed: false, reason: null, by: null };

function open(person: object = {}, memberId: string | null = 'm1', home: object | null = homeToSend()) {
  let stored: object = personToWrite({ history: [], enquiries: [], ...person });
  const view = renderPage(<Page />, {
    answers: {
      Me: () => ({}),
      PersonToWrite: () => ({ person: stored }),
      TextsToSend: () => textsToSend(),
      HomeToSend: () => ({ propertiesByIds: home ? [home] : [] }),
      NoteMessage: () => ({ noteMessage: stored }),
      TakeMessageBack: () => ({ undoOutcome: stored }),
      SetWhatsAppAllowed: ({ allowed: wanted }) => {
        stored = { ...stored, whatsApp: wanted ? allowed : closed };
        return { setWhatsAppAllowed: stored };
      },
    },
  });
  view.client.writeQuery({
    query: MeDocument,
    data: {
      me: {
        ...({ __typename: 'Admin' } as object),
        ...{ id: 'a1', username: 'meera', role: 'SALES', memberId, mustChangePassword: false },
      },
    },
  });
  return view;
}

const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: /^Open/ });
const textOf = () => decodeURIComponent(link()?.href ?? '').replace(/^[^?]*\?(?:text|subject)=/, '');
const whatsApp = () => screen.findByRole('button', { name: /^WhatsApp/ });

test('a lead that has not allowed WhatsApp is not written to until a colleague heard that it is fine', async () => {
  const { server, user } = open({ whatsApp: closed });
  await user.click(await screen.findByRole('button', { name: 'WhatsApp Not allowed yet' }));
  expect(await screen.findByText(/have not allowed WhatsApp yet/)).toBeTruthy();
  expect(link()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'They agreed on the phone' }));
  await screen.findByRole('link', { name: 'Open WhatsApp' });
  await user.click(screen.getByRole('button', { name: 'They take it back' }));
  expect(await screen.findByText(/have not allowed WhatsApp yet/)).toBeTruthy();
  expect(link()).toBeNull();
  expect(server.asked('SetWhatsAppAllowed').map((one) => one.allowed)).toEqual([true, false]);
});

test('a lead that took WhatsApp back says when, and has no way there', async () => {
  const { user } = open({ whatsApp: { ...closed, at: '2026-01-05T05:30:00.000Z' } });
  await user.click(await screen.findByRole('button', { name: 'WhatsApp Not allowed yet' }));
  expect(await screen.findByText(/took WhatsApp back on 5 Jan 2026/)).toBeTruthy();
  expect(link()).toBeNull();
});

test('the text that suits the lead is ready, and sending notes it once with its language', async () => {
  const { server, user } = open({ language: 'HINDI' });
  await user.click(await whatsApp());
  const ready = await screen.findByRole('link', { name: 'Open WhatsApp' });
  expect(textOf()).toBe('नमस्ते Asha Rao जी, मैं Meera Shah, 98100 00009।');
  ready.addEventListener('click', (event) => event.preventDefault());
  await user.click(ready);
  expect(await screen.findByText('Asha Rao: WhatsApp noted.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [sent] = server.asked('NoteMessage') as { input: { key: string } }[];
  expect(sent).toMatchObject({
    id: 'p1',
    input: { way: 'WHATSAPP', language: 'HINDI', text: 'नमस्ते Asha Rao जी, मैं Meera Shah, 98100 00009।' },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Asha Rao is as before.')).toBeTruthy();
  expect(server.asked('TakeMessageBack')).toEqual([{ id: 'p1', key: sent?.input.key }]);
});

test('a price and a link are those of the chosen configuration, and the registration ends the text', async () => {
  const { user } = open();
  await user.click(await whatsApp());
  await user.click(await screen.findByRole('button', { name: 'details' }));
  await screen.findByLabelText('Configuration');
  expect(textOf()).toBe(
    'Hello Asha Rao, Lotus Court: 3–4 BHK, ₹ 98 lakh–1.2 Cr.\nhttp://localhost:3000/project-details/lotus-court\nRERA UPRERAPRJ1',
  );
  await user.selectOptions(screen.getByLabelText('Configuration'), '3 BHK, 3,000 sq ft');
  expect(textOf()).toContain('3 BHK, 3,000 sq ft, ₹ 98 lakh.');
  await user.selectOptions(screen.getByLabelText('Language'), 'हिन्दी');
  expect(textOf()).toBe('Lotus Court, ₹ 98 लाख।\nRERA UPRERAPRJ1');
  await user.click(screen.getByRole('button', { name: 'cost-sheet' }));
  // It has no Hindi.
  expect(textOf()).toContain(
    'Costs of 3 BHK, 3,000 sq ft: http://localhost:3000/project-details/lotus-court/cost?configuration=3-bhk',
  );
});

test('what is empty keeps a text from being sent, and is named', async () => {
  const { user } = open({ name: null, state: 'VISIT_PLANNED' }, null);
  await user.click(await whatsApp());
  expect(await screen.findByText('{day} is empty: choose day and time.')).toBeTruthy();
  expect(link()).toBeNull();
  await user.type(screen.getByLabelText('Day and time (IST)'), '2026-11-28T11:00');
  expect(textOf()).toBe('Saturday 28 November at 11:00 am, Sector 75, Noida\nRERA UPRERAPRJ1');
  await user.click(screen.getByRole('button', { name: 'first-answer' }));
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp without a text' }).href).toBe(
    'https://wa.me/919811004384?text=',
  );
  expect(screen.getByText('{name} is empty: the lead has no name.')).toBeTruthy();
  expect(screen.getByText(/^\{me\} is empty: your account does not say/)).toBeTruthy();
  expect(link()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'details' }));
  await user.selectOptions(screen.getByLabelText('Configuration'), '4 BHK, 4,000 sq ft');
  expect(screen.getByText('{price} is empty: choose a home whose price is known.')).toBeTruthy();
});

test('a home that is not on the site is not written about', async () => {
  const { user } = open({ state: 'INTERESTED' }, 'm1', null);
  await user.click(screen.getByRole('button', { name: 'E-mail' }));
  expect(await screen.findByText(/not on the site now/)).toBeTruthy();
  expect(link()).toBeNull();
});
