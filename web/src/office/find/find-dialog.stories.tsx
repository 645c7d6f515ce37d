import { useMeQuery } from '../../office-kit/account.generated.ts';
import { stateOf } from '../../testing/state.ts';
import { FindDialog } from './find-dialog.tsx';

export default { title: 'Dialogs/Find' };

const property = {
  __typename: 'OfficeFind' as const,
  ...{ kind: 'PROPERTY' as const, id: 'p1', title: 'Kadamba Heights', slug: 'kadamba-heights' },
  detail: '₹ 95 lakh · Sector 76, Noida',
};
const enquiry = {
  __typename: 'OfficeFind' as const,
  ...{ kind: 'CONTACT_REQUEST' as const, id: 'c1', title: 'Kadambari Rao', detail: 'AHG-7', slug: null },
};

function Page() {
  return useMeQuery().data ? <FindDialog open onClose={() => undefined} /> : null;
}

/** The search of an owner, which finds two items for “kadamba”. */
function search(offers: { sendsBrochures: boolean; takesCoupons: boolean }) {
  const account = { id: 'a1', username: 'ravi', role: 'OWNER', mustChangePassword: false, memberId: null };
  return stateOf(
    () => <Page />,
    () => ({
      at: '/my-account',
      path: '/my-account',
      answers: {
        Me: () => ({ me: { __typename: 'Admin', ...account } }),
        Offers: () => ({ settings: { __typename: 'SiteSettings', ...offers } }),
        OfficeSearch: ({ search }) => ({ officeSearch: search === 'kadamba' ? [property, enquiry] : [] }),
      },
    }),
  );
}

export const Search = search({ sendsBrochures: true, takesCoupons: true });
export const WithoutCoupons = search({ sendsBrochures: true, takesCoupons: false });
export const WithoutBrochures = search({ sendsBrochures: false, takesCoupons: true });
