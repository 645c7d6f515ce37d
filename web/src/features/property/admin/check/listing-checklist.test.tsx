import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ListingChecklist } from './listing-checklist.tsx';

const check = (number: number, text: string, level = 'BLOCKING') => ({
  ...{ __typename: 'ListingCheck', number, title: `Check ${number}`, level, bars: true, text },
  ...{ why: 'Section 3 of the Act.', rules: [], field: 'rera_status', reason: null },
});

interface FormProps {
  configurations: string;
  title?: string;
  isRefused?: boolean;
}

function Form({ configurations, title = 'Neem Court', isRefused = false }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      <section tabIndex={-1} aria-label="Homes">
        <input type="hidden" name="configurations" value={configurations} readOnly />
        <input aria-label="Title" name="title" defaultValue={title} />
      </section>
      <ListingChecklist
        form={form}
        id={undefined}
        values={{}}
        labels={{ configurations: 'Configurations', locality: 'Locality' }}
        revision={0}
        graceUntil={null}
        isRefused={isRefused}
        addDocuments={() => undefined}
      />
    </form>
  );
}

const rows = (pricedOn: string) => JSON.stringify([{ name: '2 BHK' }, { name: '3 BHK', pricedOn }]);

test('checks that wait for the same answer count as one, as they are listed', async () => {
  const checks = [check(1, 'Choose a status.'), check(2, 'Enter the number.'), check(3, 'Choose a status.')];
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
  await user.type(screen.getByRole('textbox', { name: 'Reason for publishing it like this' }), 'Agreed.');
  await screen.findByText('All checks pass');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ }).value).toBe('Agreed.');
});

test('what is mended on another page opens beside the form, and coming back checks again', async () => {
  let checks = [{ ...check(5, 'Our number is a sample.'), field: 'company' }];
  renderPage(<Form configurations="" />, {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: checks }) },
  });
  await screen.findByText('1 thing before it can go live');
  const link = screen.getByRole('link', {
    name: 'Open the company’s settings (opens in a new tab)',
    hidden: true,
  });
  expect(link.getAttribute('target')).toBe('_blank');
  checks = [];
  window.dispatchEvent(new Event('focus'));
  await screen.findByText('All checks pass');
});

test('an empty form is asked nothing, until the first letter of its title', async () => {
  const { user } = renderPage(<Form configurations="" title="" />, {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: [check(1, 'Choose a status.')] }) },
  });
  expect(screen.queryByText('Checks before publication:')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'N');
  await screen.findByText('1 thing before it can go live');
});

test('a refusal opens the list', async () => {
  renderPage(<Form configurations="" isRefused />, {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: [check(1, 'Choose a status.')] }) },
  });
  await screen.findByText('1 thing before it can go live');
  expect(screen.getByText('Choose a status.').closest('details')?.open).toBe(true);
});

test('in a trial, what is found keeps nothing from visitors', async () => {
  const found = [check(1, 'Choose a status.'), check(13, 'Say what is not included.', 'WARNING')];
  const left = found.map((one) => ({ ...one, bars: false }));
  renderPage(<Form configurations="" />, {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: left }) },
  });
  await screen.findByText('It goes live as a trial listing; 2 things are left to check');
  expect(screen.getAllByText(/\(Left to check\):/)).toHaveLength(2);
  expect(screen.queryByLabelText('Reason for publishing it like this')).toBeNull();
});
