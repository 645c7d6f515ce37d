import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { NewPropertyTab } from '../property-editor-tab.tsx';

const path = '/my-account/properties/new/all-fields';
const saved = {
  ...{ __typename: 'Property', id: 'p1', updatedAt: '2026-11-22', slug: 'p', publication: 'DRAFT' },
  publishAt: null,
};

beforeEach(() => window.localStorage.clear());

async function open(answers: Record<string, (variables: Record<string, unknown>) => object> = {}, hash = '') {
  const page = renderPage(<NewPropertyTab />, {
    at: path + hash,
    path,
    answers: {
      PropertyDefaults: () => ({ settings: { defaultAboutBuilder: '', defaultDisclaimer: '' } }),
      PreviewListingChecks: () => ({ previewListingChecks: [] }),
      PlaceChoices: () => ({ places: [] }),
      PersonChoices: () => ({ teamMembers: [] }),
      BuilderTexts: () => ({ builderTexts: [], adminBuilders: { totalCount: 0, items: [] } }),
      CreateProperty: () => ({ createProperty: saved }),
      ...answers,
    },
  });
  await screen.findByRole('tablist', { name: 'Parts of the form' });
  const shown = () => screen.getByRole('tabpanel').id.replace('-panel', '');
  const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
  return { ...page, shown, tab };
}

test('one tab is shown, the keys lead on, and closed tabs keep their fields for the search of the browser', async () => {
  const { user, shown, tab } = await open();
  expect(shown()).toBe('facts');
  await user.click(tab('Papers'));
  expect(shown()).toBe('papers');
  await user.keyboard('{ArrowRight}');
  expect([shown(), document.activeElement]).toEqual(['private', tab('Private')]);
  await user.keyboard('{Home}');
  expect(shown()).toBe('facts');
  const closed = document.querySelector('#papers-panel');
  expect(closed?.getAttribute('hidden')).toBe('until-found');
  closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await waitFor(() => expect(shown()).toBe('papers'));
});

test('an address that names a field and is cut opens the form', async () => {
  const { shown } = await open({}, '#%E0%A4');
  expect(shown()).toBe('facts');
});

test('a wrong field marks its tab, which opens, and the fields of all tabs are sent', async () => {
  const { user, shown, tab, server } = await open();
  await user.type(screen.getByLabelText('Title*'), 'Neem Court');
  await user.click(tab('Price and costs'));
  await user.type(screen.getByLabelText('Price'), 'a lot');
  await user.click(tab('Private'));
  await user.type(screen.getByLabelText('Owner’s mobile'), '9810012345');
  await user.click(screen.getByRole('radio', { name: 'Draft' }));
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(shown()).toBe('price'));
  expect(document.activeElement).toBe(screen.getByLabelText('Price'));
  await screen.findByRole('tab', { name: 'Price and costs 1 field to correct' });
  await user.clear(screen.getByLabelText('Price'));
  await user.type(screen.getByLabelText('Price'), '95 lakh');
  await screen.findByRole('tab', { name: 'Price and costs' });
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(server.asked('CreateProperty')).toHaveLength(1));
  expect(server.asked('CreateProperty')[0]).toMatchObject({
    input: { title: 'Neem Court', price: '95 lakh', privateFacts: { ownerMobile: '9810012345' } },
  });
});

test('a link to a field opens its tab', async () => {
  const { shown } = await open({}, '#rera.validTo');
  await waitFor(() => expect(shown()).toBe('papers'));
  expect(document.activeElement).toBe(screen.getByLabelText('Valid to'));
});

test('the first unit saves a draft, whose title is made', async () => {
  const { user, tab, server } = await open();
  await user.click(tab('Units'));
  expect(server.asked('CreateProperty')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save draft and add units' }));
  await waitFor(() => expect(server.asked('CreateProperty')).toHaveLength(1));
  expect(server.asked('CreateProperty')[0]).toMatchObject({
    input: { title: 'New listing' },
    publication: { state: 'DRAFT' },
  });
});

test('a refusal of the checks opens their questions', async () => {
  const check = {
    ...{ number: 1, title: 'Why it may be advertised', level: 'BLOCKING', field: 'rera.status' },
    text: 'Choose a status.',
  };
  const { user, shown } = await open({
    // A look that comes after the refusal finds the same.
    PreviewListingChecks: () => ({
      previewListingChecks: [
        { __typename: 'ListingCheck', ...check, why: '', rules: [], bars: true, reason: null },
      ],
    }),
    CreateProperty: () => {
      throw new Refusal('BAD_USER_INPUT', 'It cannot be published yet.', {
        checks: [check],
      });
    },
  });
  for (const label of ['Title*', 'Address*']) await user.type(screen.getByLabelText(label), 'Neem Court');
  await user.click(screen.getByRole('tab', { name: 'Papers' }));
  for (const label of ['About the Builder*', 'RERA Details*', 'Disclaimer*'])
    await user.type(screen.getByLabelText(label), 'As it is.');
  await user.click(screen.getByRole('button', { name: 'Submit Property' }));
  await waitFor(() => expect(shown()).toBe('publish'));
  await waitFor(() => {
    const question = within(screen.getByRole('tabpanel')).getByLabelText('Why it may be advertised');
    expect(document.activeElement).toBe(question);
  });
});
