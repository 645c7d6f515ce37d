import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MeDocument } from '../../../../office-kit/account.generated.ts';
import { Refusal } from '../../../../testing/fake-server.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { QuickAddTab } from './quick-add-tab.tsx';

const boxLabel = 'Paste a WhatsApp message, or type a line';
const path = '/my-account/properties/new';
const message = '3 BHK Sector 76 1450 sft 95 lakh';
const fact = (field: string, value: string, label = value, more: object = {}) => ({
  ...{ __typename: 'ReadFact', field, value, label, isSure: true, options: [] },
  ...more,
});
const option = (label: string, value: string) => ({ __typename: 'FactOption', label, value });
const sizes = [
  option('Super area', '1,450 sq ft super built-up'),
  option('Carpet area', '1,450 sq ft carpet'),
];
const listing = (more: object = {}) => ({
  ...{ __typename: 'ReadListing', text: message, kind: 'RESALE', isKindSaid: false, remark: '' },
  ...{ questions: [], configurations: [] },
  facts: [
    fact('rooms', '3 BHK'),
    fact('placeKey', 'noida/sector-76', 'Sector 76, Noida'),
    fact('area', '1,450 sq ft', '1,450 sq ft', { isSure: false, options: sizes }),
    fact('price', '95,00,000', '₹ 95 lakh'),
  ],
  ...more,
});

beforeEach(() => window.localStorage.clear());

function open(listings: object[] = [listing()], answers: Parameters<typeof renderPage>[1] = {}) {
  const page = renderPage(<QuickAddTab />, {
    at: answers.at ?? path,
    path,
    answers: {
      PropertyDefaults: () => ({ settings: { defaultAboutBuilder: '', defaultDisclaimer: '' } }),
      PlaceChoices: () => ({ places: [] }),
      ReadListings: () => ({ readListings: listings }),
      CreateProperty: () => ({
        createProperty: {
          ...{
            __typename: 'Property',
            id: 'p1',
            updatedAt: '2026-11-22',
            slug: 'p',
            publication: 'PUBLISHED',
          },
          publishAt: null,
        },
      }),
      ...answers.answers,
    },
  });
  const box = () => screen.getByLabelText<HTMLTextAreaElement>(boxLabel);
  const type = async (text = message) => {
    await page.user.click(box());
    await page.user.paste(text);
  };
  const chips = async () => {
    const region = await screen.findByRole('region', { name: 'Understood' });
    return within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  const sent = () => page.server.asked('CreateProperty')[0] as { input: Record<string, unknown> } | undefined;
  return { ...page, box, type, chips, sent };
}

test('a tap says which area it is, and the made texts are sent with the facts', async () => {
  const { type, chips, user, sent } = open();
  await type();
  expect(await chips()).toEqual(['3 BHK', 'Sector 76, Noida', '1,450 sq ft', '₹ 95 lakh']);
  await user.click(screen.getByRole('button', { name: 'Super area' }));
  expect(screen.queryByText('Which area is 1,450 sq ft?')).toBeNull();
  await user.type(screen.getByLabelText('Society or project'), 'Neem Court');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toMatchObject({
    input: {
      title: '3 BHK flat, Neem Court, Sector 76',
      address: 'Neem Court, Sector 76, Noida',
      area: '1,450 sq ft super built-up',
      ...{ kind: 'FLAT', sale: 'RESALE', category: 'RESIDENTIAL', propertyStatus: 'FOR_SALE' },
      placeKey: 'noida/sector-76',
      rera: { status: 'RESALE_BY_OWNER' },
    },
    publication: { state: 'PUBLISHED' },
  });
  for (const name of ['aboutBuilder', 'reraDetails', 'disclaimer']) expect(sent()?.input[name]).not.toBe('');
  expect(window.localStorage).toHaveLength(0);
});

test('a value by hand stays when the message is read again, and a fact that is not so goes', async () => {
  const { type, chips, user, server } = open();
  await type();
  await user.click(await screen.findByRole('button', { name: 'Price: ₹ 95 lakh. Change' }));
  const field = screen.getByLabelText('Price');
  await user.clear(field);
  await user.type(field, '98 lakh{Enter}');
  await user.click(screen.getByRole('button', { name: 'Rooms: 3 BHK. Change' }));
  await user.click(screen.getByRole('button', { name: 'Not so: remove it' }));
  await type(' ready');
  await waitFor(() => expect(server.asked('ReadListings')).toHaveLength(2));
  expect(await chips()).toEqual(['Sector 76, Noida', '1,450 sq ft', '₹ 98 lakh']);
  screen.getByLabelText('Rooms');
});

test('what is private goes into the private facts alone', async () => {
  const { type, user, sent } = open([
    listing({
      facts: [
        ...listing().facts,
        ...[fact('ownerMobile', '9810012345'), fact('ownerName', 'Ramesh'), fact('floor', '9', 'Floor 9')],
        fact('lowestPrice', '92,00,000'),
      ],
      remark: 'tenant leaves in March',
    }),
  ]);
  await type();
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent()).toBeDefined());
  const { privateFacts, ...open_ } = sent()?.input ?? {};
  expect(privateFacts).toMatchObject({
    ...{ ownerMobile: '9810012345', ownerName: 'Ramesh', floor: '9', lowestPrice: '92,00,000' },
    remark: 'tenant leaves in March',
  });
  expect(JSON.stringify(open_)).not.toMatch(/98100|Ramesh|Floor 9|92,00,000|tenant/);
});

test('a bare number is no price: its question has the answer, and 95 by hand is refused', async () => {
  const open95 = listing({
    facts: listing().facts.slice(0, 2),
    questions: [
      {
        ...{ __typename: 'ListingQuestion', field: 'price', question: 'What does “95” mean as the price?' },
        options: [option('₹ 95 lakh', '95,00,000')],
      },
    ],
  });
  const { type, user, sent } = open([open95]);
  await type();
  await user.type(await screen.findByLabelText('Price'), '95');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findAllByText('Please add lakh or crore, such as 95 lakh.');
  expect(sent()).toBeUndefined();
  await user.clear(screen.getByLabelText('Price'));
  await user.click(screen.getByRole('button', { name: '₹ 95 lakh' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent()?.input).toMatchObject({ price: '95,00,000' }));
});

test('a failed save and a reload lose nothing', async () => {
  let fails = true;
  const answers = {
    CreateProperty: () => {
      if (fails) throw new Error('away');
      throw new Refusal('BAD_USER_INPUT', 'No.');
    },
  };
  const { type, user, box, unmount } = open([listing()], { answers });
  await type();
  await user.type(await screen.findByLabelText('Society or project'), 'Neem Court');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/check your connection/);
  expect(box().value).toBe(message);
  fails = false;
  unmount();
  open();
  await screen.findByText('What you typed is still here.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(boxLabel).value).toBe(message);
  const society = await screen.findByLabelText<HTMLInputElement>('Society or project');
  expect(society.value).toBe('Neem Court');
});

test('several listings are saved one after the other; what fails stays in the box', async () => {
  let calls = 0;
  const second = listing({ text: '2 BHK Sector 77 72 lakh', facts: [fact('rooms', '2 BHK')] });
  const { type, user, box } = open([listing(), second], {
    answers: {
      CreateProperty: () => {
        calls += 1;
        if (calls === 2) throw new Refusal('BAD_USER_INPUT', 'Please enter a title.');
        return {
          createProperty: {
            ...{ __typename: 'Property', id: 'p1', updatedAt: '2026-11-22', slug: 'p' },
            ...{ publication: 'DRAFT', publishAt: null },
          },
        };
      },
    },
  });
  await type(`${message}\n2 BHK Sector 77 72 lakh`);
  await user.click(await screen.findByRole('button', { name: 'Save 2 drafts' }));
  await screen.findByText('1 draft is saved.');
  await waitFor(() => expect(box().value).toBe('2 BHK Sector 77 72 lakh'));
});

test('the homes of a project are shown, and one tap says which area their sizes are', async () => {
  const { type, user, sent } = open([
    listing({
      ...{ kind: 'NEW_PROJECT', isKindSaid: true },
      facts: [fact('society', 'Kadamba Greens'), fact('rooms', '2–3 BHK'), ...listing().facts.slice(1, 2)],
      configurations: [
        { __typename: 'ReadConfiguration', rooms: '2 BHK', area: '1,150 sq ft', price: '95,00,000' },
        { __typename: 'ReadConfiguration', rooms: '3 BHK', area: '1,650 sq ft', price: '' },
      ],
    }),
  ]);
  await type();
  const homes = await screen.findByRole('list', { name: 'Homes of the project' });
  expect(
    within(homes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 BHK · 1,150 sq ft · ₹ 95 lakh', '3 BHK · 1,650 sq ft']);
  await user.click(screen.getByRole('button', { name: 'Carpet area' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()?.input).toMatchObject({
    ...{ title: 'Kadamba Greens, Sector 76', sale: 'NEW', rera: { status: 'REGISTERED' } },
    configurations: [
      { name: '2 BHK 1,150', bedrooms: 2, carpet: 1150, superArea: null },
      { name: '3 BHK 1,650', bedrooms: 3, carpet: 1650, superArea: null },
    ],
  });
});

test('the price that a project begins at is that of its smallest home', async () => {
  const { type, user, sent } = open([
    listing({
      ...{ kind: 'NEW_PROJECT', isKindSaid: true },
      facts: [...listing().facts.slice(1, 2), fact('price', '1,25,00,000', '₹ 1.25 Cr onwards')],
      configurations: ['2 BHK', '3 BHK', '3 BHK'].map((rooms) => ({
        ...{ __typename: 'ReadConfiguration', rooms, area: '', price: '' },
      })),
    }),
  ]);
  await type();
  await screen.findByText('· ₹ 1.25 Cr', { exact: false });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()?.input.configurations).toMatchObject([
    { name: '2 BHK', priceFrom: 12500000 },
    { name: '3 BHK', priceFrom: null },
    { name: '3 BHK (2)', priceFrom: null },
  ]);
});

test('a doubt and a missing choice are answered with one tap each', async () => {
  const { type, chips, user } = open([
    listing({ facts: [...listing().facts, fact('society', 'Fortis', 'Fortis', { isSure: false })] }),
  ]);
  await type();
  const doubt = await screen.findByRole('group', { name: 'Is “Fortis” right?' });
  await user.click(within(doubt).getByRole('button', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Ready to move' }));
  await user.click(screen.getByRole('button', { name: 'Carpet area' }));
  expect(await chips()).toEqual([
    ...['3 BHK', 'Sector 76, Noida', '₹ 95 lakh', 'Ready to move'],
    '1,450 sq ft carpet',
  ]);
  screen.getByLabelText('Society or project');
});

test('the message of an enquiry that led here is no message that was typed', async () => {
  const from = { pathname: path, state: { message } };
  const { box } = open([listing()], { at: from });
  expect(box().value).toBe(message);
  expect(screen.queryByText('What you typed is still here.')).toBeNull();
  await waitFor(() => expect(document.querySelector('.form-foot')).not.toBeNull());
});

const open10 = {
  ...{ __typename: 'ListingCheck', number: 10, title: 'Written authority', level: 'WARNING', bars: true },
  ...{ text: 'Enter what the owner authorised us to do.', why: 'Section 10 of the Act.', rules: [] },
  ...{ field: 'rera.authorityScope', reason: null },
};
const open11 = {
  ...open10,
  ...{ number: 11, title: 'Carpet area', level: 'BLOCKING', text: 'Enter the carpet area.', field: 'area' },
};

test('while typing there is one quiet line; a refusal asks everything at once, and the answers are sent', async () => {
  let isRefused = false;
  const { type, user, server } = open([listing()], {
    answers: {
      PreviewListingChecks: () => ({ previewListingChecks: isRefused ? [open10] : [open10, open11] }),
      CreateProperty: () => {
        isRefused = true;
        throw new Refusal('BAD_USER_INPUT', 'This listing cannot be published yet.', {
          checks: [open10, open11],
          fields: {},
        });
      },
    },
  });
  await type();
  await user.click(await screen.findByRole('button', { name: 'Super area' }));
  await screen.findByText('2 things before it can go live');
  expect(screen.queryByLabelText('Carpet area, sq ft')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const carpet = await screen.findByLabelText('Carpet area, sq ft');
  await waitFor(() => expect(document.activeElement).toBe(carpet));
  await user.type(carpet, '1100');
  await user.click(screen.getByRole('radio', { name: 'By phone only' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.asked('CreateProperty')).toHaveLength(2));
  expect(server.asked('CreateProperty')[1]).toMatchObject({
    input: {
      area: '1,450 sq ft super built-up; 1100 sq ft carpet',
      gateReasons: [{ check: 10, reason: 'Agreed by phone only.' }],
    },
  });
});

test('the answers are kept with the entry', async () => {
  const { type, user, unmount } = open([listing()], {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: [open10] }) },
  });
  await type();
  await user.click(await screen.findByText('1 warning needs a reason'));
  await user.click(screen.getByRole('radio', { name: 'Yes, on WhatsApp' }));
  unmount();
  const again = open([listing()], {
    answers: { PreviewListingChecks: () => ({ previewListingChecks: [open10] }) },
  });
  await again.user.click(await screen.findByText('1 warning needs a reason'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes, on WhatsApp' }).checked).toBe(true);
});

test('the pictures of a project are marked once for all', async () => {
  const kept = ['p1', 'p2'].map((id) => JSON.stringify({ id, url: `/files/${id}`, alt: '', small: false }));
  const values = { message: [message], kind: ['NEW_PROJECT'], byHand: ['{}'], pictures: kept };
  window.localStorage.setItem(
    'draft:properties/quick',
    JSON.stringify({ typedAt: '2026-11-20T10:00:00Z', values }),
  );
  const { user, sent } = open([listing()], {
    answers: { StoredPictures: () => ({ storedPictures: kept.map((_, at) => ({ id: `p${at + 1}` })) }) },
  });
  await user.click(await screen.findByRole('button', { name: 'All are artist’s impressions' }));
  expect(screen.queryByRole('button', { name: 'All are artist’s impressions' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent()).toBeDefined());
  const { pictures } = sent() as unknown as { pictures: { nature: string }[] };
  expect(pictures.map(({ nature }) => nature)).toEqual(['ARTISTS_IMPRESSION', 'ARTISTS_IMPRESSION']);
});

test('sales save drafts, and read who publishes them', async () => {
  const me = {
    __typename: 'Admin',
    id: 'a1',
    username: 'ravi',
    role: 'SALES',
    mustChangePassword: false,
    memberId: null,
  } as const;
  const { type, user, server, client } = open();
  act(() => {
    client.writeQuery({ query: MeDocument, data: { me } });
  });
  await type();
  await screen.findByText('An owner or an editor publishes it.');
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'All fields' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(server.asked('CreateProperty')).toHaveLength(1));
  expect(server.asked('CreateProperty')[0]).toMatchObject({ publication: { state: 'DRAFT' } });
  expect(server.asked('PreviewListingChecks')).toHaveLength(0);
});

const lacksPaper = {
  ...open10,
  ...{ number: 5, title: 'Looked up on the portal', level: 'BLOCKING', field: 'documents' },
  text: 'Save it as a draft first, then add Form C.',
};

/** Opens Quick add for a listing that lacks its certificate until it is a draft. */
function openWithoutPaper(answers: object = {}) {
  return open([listing()], {
    answers: {
      PreviewListingChecks: () => ({ previewListingChecks: [lacksPaper] }),
      CreateProperty: ({ publication }) => {
        if ((publication as { state: string }).state === 'PUBLISHED')
          throw new Refusal('BAD_USER_INPUT', 'Not yet.', { checks: [lacksPaper], fields: {} });
        return { createProperty: saved('DRAFT') };
      },
      AddPropertyDocument: () => ({ addPropertyDocument: null }),
      UpdateProperty: () => ({ updateProperty: saved('PUBLISHED') }),
      ...answers,
    },
  });
}

const saved = (publication: string) => ({
  ...{ __typename: 'Property', id: 'p1', updatedAt: '2026-11-22', slug: 'p', publication, publishAt: null },
});

async function dropPaper(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByText(/before it can go live$/));
  const certificate = new File(['%PDF-1.4'], 'form-c.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText(/^Drop the RERA certificate/), certificate);
}

test('the certificate is dropped at its question, and the listing goes live with it', async () => {
  const { type, user, server } = openWithoutPaper();
  await type();
  await dropPaper(user);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Please enter the date on the certificate.')).not.toBeNull();
  expect(server.asked('CreateProperty')).toHaveLength(0);
  await user.type(screen.getByLabelText('Date on it'), '2026-10-01');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.asked('UpdateProperty')).toHaveLength(1));
  expect(server.asked('AddPropertyDocument')[0]).toMatchObject({
    id: 'p1',
    input: { kind: 'FORM_C', title: 'Form C', dated: '2026-10-01', isPublic: false },
  });
  expect(server.asked('UpdateProperty')[0]).toMatchObject({
    id: 'p1',
    publication: { state: 'PUBLISHED' },
  });
});

test('a certificate that is refused leaves the draft, and opens its documents', async () => {
  const { type, user, server, router } = openWithoutPaper({
    AddPropertyDocument: () => {
      throw new Refusal('BAD_USER_INPUT', 'This file is no PDF.');
    },
  });
  await type();
  await dropPaper(user);
  await user.type(screen.getByLabelText('Date on it'), '2026-10-01');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/properties/p1/edit'));
  expect(router.state.location.hash).toBe('#documents');
  expect(server.asked('UpdateProperty')).toHaveLength(0);
});
