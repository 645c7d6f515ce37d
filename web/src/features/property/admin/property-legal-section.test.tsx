import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
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
          adminBuilders: { __typename: 'BuilderPage', items: known },
          builderTexts: 'tulsi angan'.startsWith(plain(search)) ? [tulsi] : [],
        }),
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
  await waitFor(() =>
    expect(server.asked('BuilderTexts').at(-1)).toEqual({ search: 'tulsi', besides: 'p1' }),
  );
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

const page = {
  ...{ __typename: 'Builder', id: 'b1', name: 'Tulsi Angan', introduction: 'Builds floors since 2015.' },
};

test('the introduction of a builder replaces the field, and its page is one tap away', async () => {
  const { text } = open({ builder: 'tulsi angan' }, [page]);
  const link = await screen.findByRole('link', { name: 'Edit builder' });
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

test('a name without a builder leads to adding one', async () => {
  open({ builder: 'New Homes' }, []);
  const link = await screen.findByRole('link', { name: 'Add builder' });
  expect(link.getAttribute('href')).toBe('/my-account/builders/new');
});
