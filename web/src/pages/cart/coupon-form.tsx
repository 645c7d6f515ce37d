import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { cartContent } from '../../visitor/cart/cart.content.ts';

const { label, apply, unknown, missing } = cartContent.coupon;

/** The documented coupon box, which answers that there are no coupons. */
export function CouponForm() {
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = new FormData(event.currentTarget).get('coupon');
        setError(typeof code === 'string' && code.trim() ? unknown : missing);
      }}
      className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-t border-line pt-5"
    >
      <div role={error ? 'alert' : undefined}>
        <TextField
          label={label}
          name="coupon"
          autoComplete="off"
          maxLength={40}
          error={error}
          onChange={() => setError(undefined)}
        />
      </div>
      <Button type="submit" look="outline" className="mt-[1.8rem]">
        {apply}
      </Button>
    </form>
  );
}
