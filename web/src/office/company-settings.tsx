import { useApolloClient } from '@apollo/client/react';
import { CompanyPart } from '../features/settings/admin/company-part.tsx';
import { Panel } from '../office-kit/panel.tsx';
import { showToast } from '../lib/toasts.ts';
import { SmallForm } from '../office-kit/field/small-form.tsx';
import { CheckRow } from '../ui/check-row.tsx';
import { BrandForm } from './brand/brand-form.tsx';
import { brandContent } from './brand/brand.content.ts';
import { offersContent } from './company-settings.content.ts';
import { OfferDocument, useOffersQuery } from './offers.generated.ts';

/** The company: its logo and colour, its details, and what it offers. */
export function CompanySettings() {
  return (
    <>
      <div className="mb-6 max-w-4xl">
        <Panel title={brandContent.title} line={brandContent.line}>
          <BrandForm />
        </Panel>
      </div>
      <CompanyPart />
      <OfferSwitches />
    </>
  );
}

function OfferSwitches() {
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
            const variables = { brochures: typed.has('brochures'), coupons: typed.has('coupons') };
            await client.mutate({ mutation: OfferDocument, variables });
            showToast({ tone: 'success', text: offersContent.saved });
          }}
        >
          {() => (
            <>
              <CheckRow
                type="checkbox"
                name="brochures"
                value="yes"
                label={offersContent.brochures}
                defaultChecked={data.settings.sendsBrochures}
              />
              <CheckRow
                type="checkbox"
                name="coupons"
                value="yes"
                label={offersContent.coupons}
                defaultChecked={data.settings.takesCoupons}
              />
            </>
          )}
        </SmallForm>
      </Panel>
    </div>
  );
}
