import { useEffect } from 'react';
import { Form, Link, useActionData, useNavigation } from 'react-router-dom';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { formatPaise } from 'domain/text/format.ts';
import type { PageRequest } from '../../lib/page.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { emptyCart } from '../choices/cart.ts';
import { couponChoice } from '../choices/coupon-choice.ts';
import { ConsentFields } from '../contact/enquiry/consent-fields.tsx';
import { useRememberedVisitor } from '../contact/enquiry/remembered-visitor.ts';
import { SubmissionGuard } from '../contact/enquiry/submission-guard.tsx';
import { cartPageContent } from './cart.content.ts';
import { useCartLines } from './cart-lines.ts';
import type { ShownLine } from './cart-lines.ts';
import { CartSums, CartWaiting } from './cart-parts.tsx';
import { checkoutContent } from './checkout.content.ts';
import { RemoveCoupon } from './coupon-form.tsx';
import { OrderDone } from './order-done.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { submitCheckout } from './submit-checkout.ts';
import type { CheckoutOutcome } from './submit-checkout.ts';

const texts = checkoutContent;

export { cartTexts as texts } from './cart.content.ts';

export function act(form: FormData, request: PageRequest): Promise<CheckoutOutcome> {
  return submitCheckout(form, request);
}

export function Component() {
  const outcome = useActionData<CheckoutOutcome>();
  const isSent = outcome && !outcome.error;
  const { title, description, line } = useTexts('checkout', checkoutContent);
  return (
    <div className="quiet-page container-page">
      <PageMeta title={title} description={description} />
      <PageIntro
        crumb={title}
        parent={{ label: cartPageContent.title, to: '/cart' }}
        title={title}
        line={isSent ? undefined : line}
      />
      <div className="mt-10">
        <CheckoutContents outcome={outcome} />
      </div>
    </div>
  );
}

function CheckoutContents({ outcome }: { outcome: CheckoutOutcome | undefined }) {
  const { lines, failed, refetch } = useCartLines();
  const { empty } = useTexts('checkout', checkoutContent);
  const reference = outcome?.error ? undefined : outcome?.reference;
  useEffect(() => {
    if (!reference) return;
    emptyCart();
    couponChoice.write(null);
  }, [reference]);
  if (outcome && !outcome.error && reference) return <OrderDone {...outcome} />;
  if (failed || !lines)
    return <CartWaiting failed={failed} refetch={refetch} link={texts.withoutScriptLink} />;
  if (!lines.some(({ property }) => property)) {
    return (
      <ListMessage title={empty.title} text={empty.text}>
        <ButtonLink to="/shop">{empty.browse}</ButtonLink>
      </ListMessage>
    );
  }
  return <CheckoutForm lines={lines} outcome={outcome} />;
}

function CheckoutForm({ lines, outcome }: { lines: ShownLine[]; outcome: CheckoutOutcome | undefined }) {
  const { state } = useNavigation();
  const error = outcome?.error;
  const form = useFocusOnFailure(error);
  useRememberedVisitor(form);
  const values = error ? outcome.values : undefined;
  const submitting = state === 'submitting';
  const couponCode = useBrowserStore(couponChoice);
  const { promise } = useTexts('checkout', checkoutContent);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-14"
    >
      <SubmissionGuard />
      {lines.map(({ propertyId, title, quantity }) => (
        <input
          key={propertyId}
          type="hidden"
          name="line"
          value={JSON.stringify({ propertyId, title, quantity })}
        />
      ))}
      {couponCode && <input type="hidden" name="couponCode" value={couponCode} />}
      <section className="grid content-start gap-5">
        <h2 className="text-2xl">{texts.billing}</h2>
        {error && <StatusMessage tone="danger">{error.message}</StatusMessage>}
        <TextField
          label={texts.name}
          name="name"
          autoComplete="shipping name"
          maxLength={120}
          defaultValue={values?.name}
          error={error?.fields.name}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={values?.email}
            error={error?.fields.email}
          />
          <TextField
            label={texts.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            defaultValue={values?.phone}
            error={error?.fields.phone}
          />
        </div>
        <TextAreaField
          label={texts.address.label}
          hint={!error?.fields.address && texts.address.hint}
          name="address"
          rows={2}
          autoComplete="shipping street-address"
          maxLength={240}
          defaultValue={values?.address}
          error={error?.fields.address}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label={texts.town}
            name="town"
            autoComplete="shipping address-level2"
            maxLength={80}
            defaultValue={values?.town}
            error={error?.fields.town}
          />
          <TextField
            label={texts.postcode.label}
            hint={texts.postcode.hint}
            name="postcode"
            autoComplete="shipping postal-code"
            maxLength={12}
            defaultValue={values?.postcode}
            error={error?.fields.postcode}
          />
        </div>
        <SelectField
          label={texts.country}
          name="country"
          autoComplete="shipping country-name"
          defaultValue={values?.country}
          error={error?.fields.country}
        >
          {texts.countries.map((country) => (
            <option key={country} value={country}>
              {country}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={texts.notes.label}
          hint={texts.notes.hint}
          name="notes"
          rows={3}
          maxLength={300}
          defaultValue={values?.notes}
        />
        <PaymentChoice initial={values?.payment} error={error?.fields.payment} />
        <ConsentFields offers={['whatsapp', 'newsletter']} purpose="order" values={values} />
      </section>
      <section className="self-start rounded-card border border-line bg-card p-6 lg:sticky lg:top-24">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-xl">{texts.order.title}</h2>
          <Link
            to="/cart"
            className="inline-flex items-center text-sm font-medium text-pine underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {texts.order.change}
          </Link>
        </div>
        <ul className="mt-4 mb-4 grid gap-3 border-y border-line py-4 text-sm">
          {lines.map((line) => (
            <OrderRow key={line.propertyId} line={line} />
          ))}
        </ul>
        <CartSums />
        {error?.fields.couponCode && (
          <p className="mt-3 text-sm font-medium text-danger">{error.fields.couponCode}</p>
        )}
        <RemoveCoupon />
        <p className="mt-5 rounded-field bg-brass-soft px-4 py-3 text-sm text-brass-deep">{promise}</p>
        <Button type="submit" disabled={submitting} className="mt-4 w-full">
          {submitting ? texts.submitting : texts.submit}
        </Button>
      </section>
    </Form>
  );
}

function OrderRow({ line: { title, property, quantity } }: { line: ShownLine }) {
  return (
    <li className="flex justify-between gap-4">
      <span>
        {title}{' '}
        <span className="whitespace-nowrap text-ink-muted tabular-nums">{texts.order.each(quantity)}</span>
        {!property && <span className="block text-xs text-warning">{texts.order.removed}</span>}
      </span>
      <span className="whitespace-nowrap tabular-nums">{formatPaise(0)}</span>
    </li>
  );
}
