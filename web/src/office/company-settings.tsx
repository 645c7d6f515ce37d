import { useApolloClient } from '@apollo/client/react';
import { useEditedBlocksQuery } from '../features/block/admin/block-admin.generated.ts';
import { placeOf, siteTexts } from '../features/block/admin/site-texts.ts';
import type { SiteText } from '../features/block/admin/site-texts.ts';
import { TextEntry } from '../features/block/admin/text-entry.tsx';
import { useTypedTexts } from '../features/block/admin/use-typed-texts.ts';
import { CompanyPart } from '../features/settings/admin/company-part.tsx';
import { Panel } from '../office-kit/panel.tsx';
import { SiteSettingsDocument } from '../lib/site-settings.generated.ts';
import { BlocksDocument } from '../lib/site-texts.generated.ts';
import { showToast } from '../lib/toasts.ts';
import { usePageClient } from '../lib/use-page-query.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { SmallForm } from '../office-kit/field/small-form.tsx';
import { CheckRow } from '../ui/check-row.tsx';
import { logoContent as texts, offersContent } from './company-settings.content.ts';
import { OfferCouponsDocument, useOffersQuery } from './offers.generated.ts';

const logoPlace = placeOf({ page: 'navigation', key: 'pictures.logo' });

/** The company details, and its logo, which is a picture of the site. */
export function CompanySettings() {
  const { data } = useEditedBlocksQuery({ fetchPolicy: 'network-only' });
  const logo = data && siteTexts(data).find((text) => placeOf(text) === logoPlace);
  return (
    <>
      {logo && <LogoPanel logo={logo} />}
      <CompanyPart />
      <CouponSwitch />
    </>
  );
}

function LogoPanel({ logo }: { logo: SiteText }) {
  const pageClient = usePageClient();
  const typing = useTypedTexts({
    texts: [logo],
    // The form below asks before the page is left; a router asks once.
    onChange: () => undefined,
    onSaved: (text) => {
      showToast({ tone: 'success', text });
      // The menu shows the logo as the site does.
      pageClient.refresh(SiteSettingsDocument).catch(() => undefined);
      pageClient.refresh(BlocksDocument, { page: 'navigation' }).catch(() => undefined);
    },
  });
  const { busy, failure, save } = typing;
  return (
    <div className="mb-6 max-w-4xl" inert={busy}>
      <Panel title={texts.title} line={texts.line}>
        <ul className="-mx-4 -mt-4">
          <TextEntry text={{ ...logo, label: texts.picture }} typing={typing} ownPaths={[]} />
        </ul>
        {failure && (
          <div className="my-3">
            <Alert tone="danger">{failure}</Alert>
          </div>
        )}
        <Button onClick={() => void save({ state: 'PUBLISHED' })}>{texts.save}</Button>
      </Panel>
    </div>
  );
}

function CouponSwitch() {
  const client = useApolloClient();
  const { data } = useOffersQuery();
  if (!data) return null;
  return (
    <div className="mt-6 max-w-4xl">
      <Panel title={offersContent.title} line={offersContent.line}>
        <SmallForm
          submitLabel={offersContent.save}
          failed={offersContent.failed}
          send={async (typed) => {
            const variables = { on: typed.has('coupons') };
            await client.mutate({ mutation: OfferCouponsDocument, variables });
            showToast({ tone: 'success', text: offersContent.saved });
          }}
        >
          {() => (
            <CheckRow
              type="checkbox"
              name="coupons"
              value="yes"
              label={offersContent.on}
              defaultChecked={data.settings.takesCoupons}
            />
          )}
        </SmallForm>
      </Panel>
    </div>
  );
}
