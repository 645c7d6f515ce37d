import { useId, useState } from 'react';
import { useTexts } from '../../lib/site-texts.ts';
import { checkoutContent } from './checkout.content.ts';

/** The documented accordion of payments: the open one is the chosen one. */
export function PaymentChoice({ initial, error }: { initial?: string; error?: string }) {
  const { title, methods } = useTexts('checkout', checkoutContent).payment;
  const [chosen, setChosen] = useState<string>(initial ?? methods[0].id);
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      <input type="hidden" name="payment" value={chosen} />
      <div className="divide-y divide-line overflow-hidden rounded-field border border-line bg-card">
        {methods.map(({ id: value, label, text }) => (
          <details
            key={value}
            name="payment-method"
            open={chosen === value}
            onToggle={(event) => {
              if (event.currentTarget.open) setChosen(value);
            }}
            className="group"
          >
            <summary className="flex min-h-12 list-none items-center gap-3 px-4 text-sm font-medium hover:bg-pine-soft [&::-webkit-details-marker]:hidden">
              <span
                aria-hidden="true"
                className="size-4 shrink-0 rounded-full border-2 border-field-line group-open:border-5 group-open:border-pine"
              />
              {label}
            </summary>
            <p className="px-4 pb-4 pl-11 text-sm text-ink-muted">{text}</p>
          </details>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-xs font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
