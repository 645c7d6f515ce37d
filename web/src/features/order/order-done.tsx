import { useEffect, useRef } from 'react';
import { formatPaise } from 'domain/text/format.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoicesLink } from '../contact/enquiry/consent-fields.tsx';
import { checkoutContent } from './checkout.content.ts';
import type { CheckoutOutcome } from './submit-checkout.ts';

/** After the checkout: the reference, and what happens next. */
export function OrderDone({
  reference,
  choicesPath,
  payment,
  email,
  totalPaise,
}: Exclude<CheckoutOutcome, { error: object }>) {
  const texts = useTexts('checkout', checkoutContent).done;
  const section = useRef<HTMLElement>(null);
  const { data } = useSiteSettingsQuery();
  const { companyName: payee = '', address: office = '' } = data?.settings ?? {};
  const total = totalPaise === null ? texts.theTotal : formatPaise(totalPaise);
  useEffect(() => {
    section.current?.focus();
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="checkout-done"
      className="max-w-2xl rounded-card border border-line bg-card p-6 outline-none md:p-8"
    >
      <h2 id="checkout-done" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-3">{texts.line}</p>
      <p className="mt-3">
        {totalPaise === 0 ? texts.free : fill(texts.next[payment], { total, email, payee, office })}
      </p>
      <p role="status" className="mt-4 rounded-field bg-brass-soft px-4 py-3 text-brass-deep">
        {texts.reference}: <strong className="tabular-nums">{reference}</strong>
      </p>
      <ChoicesLink path={choicesPath} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/shop">{texts.browse}</ButtonLink>
        <ButtonLink to="/order-tracking" look="outline">
          {texts.track}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Puts the facts of the order into a text. */
function fill(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => facts[name] ?? braces);
}
