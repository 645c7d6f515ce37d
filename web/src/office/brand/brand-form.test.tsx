import { screen } from '@testing-library/react';
import { factNames } from 'domain/site/company-facts.ts';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { BrandForm } from './brand-form.tsx';
import { mainColour } from './logo-colour.ts';

const settings = {
  __typename: 'SiteSettings' as const,
  facts: { __typename: 'CompanyFacts', ...Object.fromEntries(factNames.map((name) => [name, null])) },
};

function renderForm(colour: string) {
  const saved = vi.fn();
  const page = renderPage(<BrandForm />, {
    answers: {
      EditedBlocks: () => ({ settings, editedBlocks: [] }),
      Brand: () => ({ settings: { ...settings, colour } }),
      ChooseColour: ({ colour: chosen }) => {
        saved(chosen);
        return { chooseColour: { __typename: 'SiteSettings', colour: chosen } };
      },
    },
  });
  return { ...page, saved };
}

test('the delivered colours come back with one button, on the open page too', async () => {
  document.documentElement.setAttribute('style', '--color-pine:#7a1f5d');
  const { user, saved } = renderForm('#7a1f5d');
  expect(await screen.findByText('On dark pages')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use the delivered colours' }));
  await user.click(screen.getByRole('button', { name: 'Put them on the site' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(''));
  await vi.waitFor(() => expect(document.documentElement.hasAttribute('style')).toBe(false));
});

test('a colour that could not be read is said to become darker', async () => {
  renderForm('#ffd400');
  expect(await screen.findByText(/^It is made darker for light pages/)).not.toBeNull();
});

test('nothing is saved where nothing was chosen', async () => {
  const { user, saved } = renderForm('');
  await user.click(await screen.findByRole('button', { name: 'Put them on the site' }));
  expect(await screen.findByText('Choose a logo or a colour first.')).not.toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

test('the main colour of a logo is that of most of its coloured pixels', () => {
  const pixels = (count: number, ...colour: number[]) => Array.from({ length: count }, () => colour).flat();
  const white = pixels(500, 255, 255, 255, 255);
  const grey = pixels(300, 90, 92, 95, 255);
  const logo = [...white, ...grey, ...pixels(80, 200, 30, 40, 255), ...pixels(20, 20, 40, 180, 255)];
  expect(mainColour(logo)).toBe('#c81e28');
  expect(mainColour([...white, ...grey])).toBeUndefined();
});
