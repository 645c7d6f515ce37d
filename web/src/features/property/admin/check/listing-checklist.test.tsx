import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { AdminSessionContext } from '../../../../office-kit/session/admin-session.ts';
import { companySettings } from '../../../../testing/company-settings.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ChecksLine, ListingChecklist } from './listing-checklist.tsx';
import { useListingChecks } from './use-listing-checks.ts';

const check = (number: number, text: string, level = 'BLOCKING') => ({
  ...{ __typename: 'ListingCheck', number, title: `Check ${number}`, level, bars: true, text },
  ...{ why: 'Section 3 of the Act.', rules: [], field: 'rera.status', reason: null },
});

const refusal = [
  { number: 1, title: 'Check 1', level: 'BLOCKING' as const, field: 'rera.status', text: 'Choose a status.' },
];

interface FormProps {
  configurations: string;
  title?: string;
  isRefused?: boolean;
}

function Form({ configurations, title = 'Neem Court', isRefused = false }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(isRefused);
  const checks = useListingChecks(form, undefined, {
    ...{ values: {}, revision: 0, refusal: isRefused ? refusal : undefined },
  });
  return (
    <form ref={form}>
      <section tabIndex={-1} aria-label="Homes">
        <input type="hidden" name="configurations" value={configurations} readOnly />
        <input aria-label="Title" name="title" defaultValue={title} />
        <input name="area" defaultValue="1,450 sq ft super" />
        {['status', 'validTo', 'authorityScope', 'authorityFrom'].map((name) => (
          <input key={name} name={`rera.${name}`} defaultValue="" />
        ))}
      </section>
      <ListingChecklist
        {...checks}
        id={undefined}
        labels={{ configurations: 'Configurations', locality: 'Locality' }}
        graceUntil={null}
        isOpen={isOpen}
        onNature={() => undefined}
        addDocuments={() => undefined}
      />
      <ChecksLine {...checks} onOpen={() => setOpen(true)} />
    </form>
  );
}

const rows = (pricedOn: string) => JSON.stringify([{ name: '2 BHK' }, { name: '3 BHK', pricedOn }]);

test('checks that wait for the same answer count as one, as they are listed', async () => {
  const checks = [
    check(1, 'Choose a status.'),
    { ...check(2, 'Enter the number.'), field: 'reraNumber' },
    check(3, 'Choose a status.'),
  ];
  renderPage(<Form configurations="" />, {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: checks }) },
  });
  await screen.findByText('2 things before it can go live');
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
});

test('a cell that cannot be read is named with its row, and the button leads to its section', async () => {
  const { user } = renderPage(<Form configurations={rows('soon')} />, {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: [] }) },
  });
  const status = await screen.findByText('1 field cannot be read');
  await user.click(status);
  expect(screen.getByText('Configurations, row 2:').closest('li')?.textContent).toContain(
    'Please enter a day such as 30 Nov 2026 or 30/11/2026.',
  );
  await user.click(screen.getByRole('button', { name: 'Go to the field for “Configurations, row 2”' }));
  expect(screen.getByRole('region', { name: 'Homes' })).toBe(document.activeElement);
});

test('what the server refuses is named too, and a lost connection says so', async () => {
  let isAway = false;
  const { user, server } = renderPage(<Form configurations={rows('30 Nov 2026')} />, {
    answers: {
      PreviewListingChecks: () => {
        if (isAway) throw new Error('The connection is lost.');
        throw new Refusal('BAD_USER_INPUT', 'No.', { fields: { locality: 'Please use fewer letters.' } });
      },
    },
  });
  await screen.findByText('1 field cannot be read');
  expect(server.asked('PreviewListingChecks').at(-1)).toMatchObject({
    input: { configurations: [{}, { pricedOn: '2026-11-30' }] },
  });
  expect(screen.getByText('Locality:').closest('li')?.textContent).toContain('Please use fewer letters.');
  isAway = true;
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 's');
  await screen.findAllByText('The checks could not run. They run again when you type.');
});

test('a warning whose reason is being typed counts as answered, and its field stays', async () => {
  const { user } = renderPage(<Form configurations="" />, {
    answers: {
      PreviewListingChecks: () => ({ previewListingChecks: [check(12, 'It is early.', 'WARNING')] }),
    },
  });
  await user.click(await screen.findByText('1 warning needs a reason'));
  await user.type(screen.getByRole('textbox', { name: 'Publish it anyway, because' }), 'Agreed.');
  await screen.findByText('All checks pass');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Publish it anyway/ }).value).toBe('Agreed.');
});

test('an empty form is asked nothing, until the first letter of its title', async () => {
  const { user } = renderPage(<Form configurations="" title="" />, {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: [check(1, 'Choose a status.')] }) },
  });
  expect(screen.queryByText('Checks before publication:')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'N');
  await screen.findByText('1 thing before it can go live');
});

test('a refusal replaces the list and leads to its first question', async () => {
  renderPage(<Form configurations="" isRefused />, {
    answers: { PreviewListingChecks: () => new Promise<object>(() => undefined) },
  });
  screen.getByText('1 thing before it can go live');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Why it may be advertised')));
});

/** Opens the list of these checks. */
async function openQuestions(checks: object[], answers: Record<string, () => object> = {}, isOwner = true) {
  const page = renderPage(
    <AdminSessionContext value={{ withSession: (run) => run(), isOwner, sessionEnded: () => undefined }}>
      <Form configurations="" />
    </AdminSessionContext>,
    {
      answers: {
        PreviewListingChecks: () => ({ previewListingChecks: checks }),
        PersonChoices: () => ({ teamMembers: [{ __typename: 'TeamMember', id: 't1', name: 'Neha' }] }),
        ...answers,
      },
    },
  );
  await page.user.click(await screen.findByText(/before it can go live|needs? a reason/));
  const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value;
  return { ...page, field };
}

test('an answer fills the field of the form, and its question stays where it is', async () => {
  let checks = [{ ...check(4, 'Enter the last day.'), field: 'rera.validTo' }, check(1, 'Choose a status.')];
  const { field, server } = await openQuestions([], {
    PreviewListingChecks: () => ({ previewListingChecks: checks }),
  });
  checks = [{ ...check(4, 'Valid until 1 Mar 2030.', 'OK'), field: 'rera.validTo' }, ...checks.slice(1)];
  const asked = server.asked('PreviewListingChecks').length;
  fireEvent.change(screen.getByLabelText('Valid to'), { target: { value: '2030-03-01' } });
  expect(field('rera.validTo')).toBe('2030-03-01');
  await waitFor(() => expect(server.asked('PreviewListingChecks').length).toBeGreaterThan(asked));
  expect(server.asked('PreviewListingChecks').at(-1)).toMatchObject({
    input: { rera: { validTo: '2030-03-01' } },
  });
  await screen.findByText('1 thing before it can go live');
  expect(screen.getByText('Until when is the registration valid?').parentElement?.textContent).toContain(
    'Answered',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Valid to').value).toBe('2030-03-01');
});

test('the owner’s authority is one question: how and when, or a reason', async () => {
  const asked = { ...check(10, 'Enter what the owner authorised.', 'WARNING'), field: 'rera.authorityScope' };
  const { user, field } = await openQuestions([asked]);
  await user.click(screen.getByRole('radio', { name: 'Yes, on WhatsApp' }));
  expect(field('rera.authorityScope')).toBe('To advertise it, agreed on WhatsApp');
  fireEvent.change(screen.getByLabelText('On which day?'), { target: { value: '2026-11-20' } });
  expect(field('rera.authorityFrom')).toBe('2026-11-20');
  await user.click(screen.getByRole('radio', { name: 'By phone only' }));
  expect([field('rera.authorityScope'), field('rera.authorityFrom')]).toEqual(['', '']);
  expect(field('gateReasons.10')).toBe('Agreed by phone only.');
});

test('a carpet area is added beside the area that is stated', async () => {
  const asked = { ...check(11, 'It has a price but no carpet area.'), field: 'area' };
  const { user, field } = await openQuestions([asked]);
  await user.type(screen.getByLabelText('Carpet area, sq ft'), '1100');
  expect(field('area')).toBe('1,450 sq ft super; 1100 sq ft carpet');
});

const agentCheck = {
  ...check(9, 'Our registration number as an agent is not entered yet.'),
  field: 'company',
};

test('an owner enters the agent’s number, its last day and the training in place', async () => {
  let checks = [agentCheck];
  const { user, server } = await openQuestions([], {
    PreviewListingChecks: () => ({ previewListingChecks: checks }),
    CompanySettings: () => ({ settings: companySettings }),
    UpdateSettings: () => ({ updateSettings: companySettings }),
    RecordTraining: () => ({ recordTraining: { __typename: 'TeamMember', id: 't1' } }),
  });
  await user.type(screen.getByLabelText('Certificate no.'), 'TC 5');
  fireEvent.change(screen.getByLabelText('Passed on'), { target: { value: '2026-05-01' } });
  await user.keyboard('{Enter}');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[1] as HTMLElement);
  await waitFor(() =>
    expect(server.asked('RecordTraining')[0]).toEqual({
      id: 't1',
      input: { certificate: 'TC 5', passedOn: '2026-05-01' },
    }),
  );
  await user.type(screen.getByLabelText('RERA agent number'), 'UPRERAAGT10202');
  fireEvent.change(screen.getByLabelText('Valid until'), { target: { value: '2030-12-31' } });
  checks = [];
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  await screen.findByText('All checks pass');
  expect(server.asked('UpdateSettings')[0]).toMatchObject({
    input: {
      registrationNumber: 'UPRERAAGT10202',
      registrationValidTo: '2030-12-31',
      slogan: companySettings.slogan,
    },
  });
});

test('who is no owner reads whom to ask', async () => {
  await openQuestions([agentCheck], { OwnerNames: () => ({ ownerNames: ['ramesh', 'sita'] }) }, false);
  await screen.findByText('Only an owner can enter the registration. Please ask ramesh or sita.');
  expect(screen.queryByLabelText('RERA agent number')).toBeNull();
});

test('in a trial, what is found keeps nothing from visitors', async () => {
  const found = [check(1, 'Choose a status.'), check(13, 'Say what is not included.', 'WARNING')];
  const unbarred = found.map((one) => ({ ...one, bars: false }));
  renderPage(<Form configurations="" />, {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: unbarred }) },
  });
  await screen.findByText('It goes live as a trial listing; 2 things are left to check');
  const left = screen.getByRole('region', { name: 'Goes live, marked: left to check', hidden: true });
  expect(within(left).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  expect(screen.queryByLabelText('Publish it anyway, because')).toBeNull();
});
