import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { factNames } from 'domain/site/company-facts.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PageTextsTab } from './page-texts-tab.tsx';

const settings = {
  __typename: 'SiteSettings',
  facts: { __typename: 'CompanyFacts', ...Object.fromEntries(factNames.map((name) => [name, null])) },
};
const image = {
  ...{
    __typename: 'Image',
    id: '65a000000000000000000001',
    url: '/files/65a000000000000000000001/desk.webp',
  },
  ...{ width: 1200, height: 800, colour: '#808080', alt: '', nature: null },
};

test('a picture is chosen from Media and described, and a section is hidden', async () => {
  const { user, server } = renderPage(<PageTextsTab />, {
    // The name of a text in an address can be cut.
    at: '/my-account/website/home#%E0%A4',
    path: '/my-account/website/:page',
    answers: {
      EditedBlocks: () => ({ settings, editedBlocks: [] }),
      SaveBlocks: () => ({ saveBlocks: [] }),
      PictureLibrary: () => ({
        pictureLibrary: {
          __typename: 'PictureLibrary',
          items: [{ __typename: 'LibraryPicture', image, uses: [], usedElsewhere: true }],
          next: null,
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Choose from Media/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click((await within(dialog).findAllByRole('radio'))[0] ?? dialog);
  await user.click(within(dialog).getByRole('button', { name: /^(?:Choose|Use|Take)/ }));
  await user.type(screen.getByLabelText(/Top$/, { selector: 'input' }), 'Our desk');
  const team = within(screen.getByRole('heading', { name: 'Team' }).closest('section') ?? document.body);
  await user.click(team.getByRole('checkbox', { name: 'Visitors see this section' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Published. Visitors see it now.');
  expect(server.asked('SaveBlocks')[0]?.blocks).toEqual([
    { page: 'home', key: 'pictures.top', text: `![Our desk](${image.url} "1200x800 #808080")` },
    { page: 'home', key: 'team.shown', text: 'no' },
  ]);
});
