import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { PlaceSection } from './form/property-form-sections.tsx';

const place = (number: number) => ({
  ...{ __typename: 'Place', id: `p${number}`, key: `noida/sector-${number}`, kind: 'SECTOR' },
  ...{ name: `Sector ${number}`, region: 'noida' },
});

function open(texts: Record<string, string> = {}) {
  const page = renderPage(
    <form aria-label="Property">
      <PlaceSection
        values={{ texts, features: [], amenities: [], facing: [], extras: [], pictures: [] }}
        errors={{}}
        onChange={() => undefined}
      />
    </form>,
    { answers: { PlaceChoices: () => ({ places: [place(76), place(150)] }) } },
  );
  const text = (name: string) => new FormData(screen.getByRole('form')).get(name);
  async function choose(name: string) {
    const field = screen.getByRole('combobox', { name: 'Sector or area' });
    await page.user.clear(field);
    await page.user.type(field, 'sector');
    await page.user.click(await screen.findByRole('option', { name }));
  }
  return { ...page, text, choose };
}

test('the chosen place fills locality and city, and another choice changes them', async () => {
  const { choose, text } = open();
  await choose('Sector 76, Noida');
  expect([text('placeKey'), text('locality'), text('city')]).toEqual([
    'noida/sector-76',
    'Sector 76',
    'Noida',
  ]);
  await choose('Sector 150, Noida');
  expect([text('placeKey'), text('locality'), text('city')]).toEqual([
    'noida/sector-150',
    'Sector 150',
    'Noida',
  ]);
});

test('a locality that the person typed stays', async () => {
  const { choose, text } = open({ locality: 'Amrapali road' });
  await choose('Sector 76, Noida');
  expect([text('locality'), text('city')]).toEqual(['Amrapali road', 'Noida']);
});
