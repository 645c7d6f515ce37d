import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { LegalSection } from './property-legal-section.tsx';

const tulsi = {
  ...{ __typename: 'Builder', name: 'Tulsi Angan', title: 'Tulsi Floors' },
  ...{ aboutBuilder: 'Builds floors.', disclaimer: 'Sample listing.' },
};

/** A search as the server reads it. */
const plain = (search: unknown) => String(search).toLowerCase().replace(/\s+/g, ' ');

function open(texts: Record<string, string> = {}) {
  let changes = 0;
  const view = renderPage(
    <form aria-label="Property">
      <LegalSection
        id="p1"
        values={{ texts, features: [], amenities: [], facing: [], extras: [], pictures: [] }}
        errors={{}}
        onChange={() => (changes += 1)}
      />
    </form>,
    {
      answers: {
        Builders: ({ search }) => ({ builders: 'tulsi angan'.startsWith(plain(search)) ? [tulsi] : [] }),
        PropertyDefaults: () => ({
          settings: {
            __typename: 'SiteSettings',
            defaultAboutBuilder: 'A builder we know.',
            defaultDisclaimer: '',
          },
        }),
      },
    },
  );
  const text = (name: string) => new FormData(screen.getByRole('form')).get(name);
  return { ...view, text, changes: () => changes };
}

const offers = () => screen.queryAllByRole('button', { name: 'Use the text from Tulsi Floors' });

test('the texts of a builder are offered once its name is complete, and one tap takes each', async () => {
  const { user, server, text, changes } = open({ aboutBuilder: 'A builder we know.' });
  await user.type(screen.getByLabelText('Builder'), 'tulsi');
  await waitFor(() => expect(server.asked('Builders').at(-1)).toEqual({ search: 'tulsi', besides: 'p1' }));
  expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Tulsi Angan');
  expect(offers()).toHaveLength(0);
  await user.type(screen.getByLabelText('Builder'), ' angan');
  await waitFor(() => expect(offers()).toHaveLength(2));
  const [first] = offers();
  await user.click(first as HTMLElement);
  expect(text('aboutBuilder')).toBe('Builds floors.');
  expect([text('disclaimer'), changes()]).toEqual(['', 1]);
  await user.click(screen.getByRole('button', { name: 'Bring back the earlier text' }));
  expect(text('aboutBuilder')).toBe('A builder we know.');
  expect(offers()).toHaveLength(2);
});

test('what a person has typed is neither overwritten nor offered another text', async () => {
  const { user, text } = open({ aboutBuilder: 'Written by us.', builder: 'TULSI  Angan' });
  await waitFor(() => expect(offers()).toHaveLength(1));
  await user.click(offers()[0] as HTMLElement);
  expect([text('aboutBuilder'), text('disclaimer')]).toEqual(['Written by us.', 'Sample listing.']);
  await user.type(screen.getByLabelText('Disclaimer*'), ' Ask us.');
  expect(screen.queryByRole('button')).toBeNull();
});
