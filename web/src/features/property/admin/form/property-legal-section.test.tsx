import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { LegalSection } from './property-legal-section.tsx';

const tulsi = {
  ...{ __typename: 'BuilderTexts', name: 'Tulsi Angan', title: 'Tulsi Floors' },
  ...{ aboutBuilder: 'Builds floors.', disclaimer: 'Sample listing.' },
};

/** A search as the server reads it. */
const plain = (search: unknown) => String(search).toLowerCase().replace(/\s+/g, ' ');

function open(texts: Record<string, string> = {}, known: object[] = []) {
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
        BuilderTexts: ({ search }) => ({
          adminBuilders: { __typename: 'BuilderPage', totalCount: known.length, items: known },
          builderTexts: 'tulsi angan'.startsWith(plain(search)) ? [tulsi] : [],
        }),
        AddNamedBuilder: ({ input }) => {
          const { name } = input as { name: string };
          if (name === 'Binned')
            throw new Refusal('BAD_USER_INPUT', 'No.', { fields: { name: 'There is one in the trash.' } });
          const created = { ...page, id: 'b2', name, introduction: null };
          known.push(created);
          return { createBuilder: created };
        },
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
  await user.type(screen.getByRole('combobox', { name: 'Builder' }), 'tulsi');
  await waitFor(() =>
    expect(server.asked('BuilderTexts').at(-1)).toEqual({ search: 'tulsi', besides: 'p1' }),
  );
  expect(await screen.findByRole('option', { name: /^Tulsi Angan/ })).toHaveProperty(
    'textContent',
    'Tulsi AnganNo page yet',
  );
  expect(offers()).toHaveLength(0);
  await user.type(screen.getByRole('combobox', { name: 'Builder' }), ' angan');
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
  expect(offers()).toHaveLength(0);
});

const page = {
  ...{ __typename: 'Builder', id: 'b1', name: 'Tulsi Angan', introduction: 'Builds floors since 2015.' },
};

test('the introduction of a builder replaces the field, and its page is one tap away', async () => {
  const { text } = open({ builder: 'tulsi angan' }, [page]);
  const link = await screen.findByRole('link', { name: /^Edit builder/ });
  expect(link.getAttribute('href')).toBe('/my-account/builders/b1/edit');
  expect(screen.queryByLabelText('About the Builder*')).toBeNull();
  expect(text('aboutBuilder')).toBe('Builds floors since 2015.');
});

test('a text that differs from the introduction says that it is not shown, and gives way on a tap', async () => {
  const { user, text } = open({ builder: 'Tulsi Angan', aboutBuilder: 'Another text.' }, [page]);
  await screen.findByText('Not shown: visitors read the introduction of Tulsi Angan.');
  expect(text('aboutBuilder')).toBe('Another text.');
  await user.click(screen.getByRole('button', { name: 'Use the text from Tulsi Angan' }));
  expect(text('aboutBuilder')).toBe('Builds floors since 2015.');
});

test('a name without a builder becomes one in place, and what was typed elsewhere stays', async () => {
  const { user, text, changes, server } = open({ aboutBuilder: 'Written by us.' }, []);
  const field = screen.getByRole('combobox', { name: 'Builder' });
  await user.type(field, 'New Homes');
  await screen.findByRole('option', { name: 'Add builder “New Homes”' });
  await user.keyboard('{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  await screen.findByText(/^New Homes is added/);
  expect(server.asked('AddNamedBuilder')).toEqual([{ input: { name: 'New Homes' } }]);
  expect([text('builder'), text('aboutBuilder'), changes()]).toEqual(['New Homes', 'Written by us.', 1]);
  expect(document.activeElement).toBe(field);
  const link = screen.getByRole('link', { name: 'Edit builder (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/my-account/builders/b2/edit',
    '_blank',
  ]);
});

test('a builder that cannot be added says why beside the field, until another name is typed', async () => {
  const { user } = open({}, []);
  const field = screen.getByRole('combobox', { name: 'Builder' });
  await user.type(field, 'Binned');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Add builder “Binned”' }));
  await screen.findByText('There is one in the trash.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, ' Homes');
  expect(screen.queryByText('There is one in the trash.')).toBeNull();
});

test('Enter keeps a typed name that is not in the list, and closes the list', async () => {
  const { user, text } = open({}, [page]);
  await user.type(screen.getByRole('combobox', { name: 'Builder' }), 'Tul{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(text('builder')).toBe('Tul');
});
