import { useState } from 'react';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { readError } from '../../lib/errors.ts';
import { usePageClient } from '../../lib/server/use-page-query.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { couponChoice } from '../choices/coupon-choice.ts';
import { cartPageContent } from './cart.content.ts';
import { OrderTotalsDocument, useOrderTotalsQuery } from './order.generated.ts';

const texts = cartPageContent.coupon;

/** The documented coupon box: the server says whether a code counts. */
export function CouponForm() {
  const client = usePageClient();
  const applied = useBrowserStore(couponChoice);
  const { data } = useOrderTotalsQuery({ variables: { couponCode: applied } });
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  if (applied) return <RemoveCoupon />;
  if (!data?.orderTotals.takesCoupons) return null;

  async function apply(typed: string) {
    setChecking(true);
    const sentence = await refusalOf(typed);
    setChecking(false);
    setError(sentence);
    if (!sentence) couponChoice.write(typed.toUpperCase());
  }

  async function refusalOf(typed: string): Promise<string | undefined> {
    if (!typed) return texts.missing;
    try {
      const variables = { couponCode: typed };
      const { data } = await client.query({ query: OrderTotalsDocument, variables, once: true });
      return data.orderTotals.couponRefusal ?? undefined;
    } catch (thrown) {
      return readError(thrown, texts.failed).message;
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = new FormData(event.currentTarget).get('coupon');
        if (!checking) void apply(typeof code === 'string' ? code.trim() : '');
      }}
      className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-t border-line pt-5"
    >
      <div role={error ? 'alert' : undefined}>
        <TextField
          label={texts.label}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={error}
          onChange={() => setError(undefined)}
        />
      </div>
      <Button type="submit" look="outline" disabled={checking} className="mt-[1.8rem]">
        {checking ? texts.applying : texts.apply}
      </Button>
    </form>
  );
}

/** Takes the applied coupon away again. */
export function RemoveCoupon() {
  const applied = useBrowserStore(couponChoice);
  if (!applied) return null;
  return (
    <Button look="quiet" className="mt-3" onClick={() => couponChoice.write(null)}>
      {texts.remove}
      <span className="sr-only"> {applied}</span>
    </Button>
  );
}
