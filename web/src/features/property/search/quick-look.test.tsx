import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propertyDetails } from '../../../testing/properties.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PropertyCard } from '../property-card.tsx';
import { QuickLook } from './quick-look.tsx';

const registration = 'RERA UPRERAPRJ106523/01/2026';
const property = propertyDetails({ registration });

test('the quick view shows the registration beside the price', () => {
  renderPage(<QuickLook property={property} onAdd={() => undefined} />);
  expect(screen.getByText(registration)).toBeDefined();
});

test.each([true, false])('a card shows the registration beside the price, in the shop: %s', (shop) => {
  renderPage(<PropertyCard property={property} layout="row" shop={shop} />);
  expect(screen.getByText(registration)).toBeDefined();
});
