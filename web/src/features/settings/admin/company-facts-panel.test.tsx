import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { factNames } from 'domain/site/company-facts.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CompanyFactsPanel } from './company-facts-panel.tsx';

test('figures are confirmed only by the tick of the owner', async () => {
  const settings = {
    __typename: 'SiteSettings',
    facts: {
      __typename: 'CompanyFacts',
      ...Object.fromEntries(factNames.map((name) => [name, null])),
      years: '50',
    },
    ...{ factsAreSamples: false, factsConfirmedAt: null },
  };
  const { user, server } = renderPage(<CompanyFactsPanel />, {
    answers: {
      CompanyFactsForm: () => ({ settings }),
      UpdateCompanyFacts: () => ({ updateCompanyFacts: settings }),
    },
  });
  const tick = await screen.findByRole('checkbox', { name: /^These figures are true/ });
  const save = screen.getByRole('button', { name: 'Save what the site says' });
  await user.click(save);
  await screen.findByText('Saved. The site says it now.');
  await user.click(tick);
  await user.click(save);
  await expect
    .poll(() => server.asked('UpdateCompanyFacts').map(({ confirmed }) => confirmed))
    .toEqual([false, true]);
});
