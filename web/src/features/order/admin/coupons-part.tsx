import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatDay } from 'domain/text/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { isUnauthenticated, useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { CouponForm } from './coupon-form.tsx';
import { couponsContent as texts } from './coupons.content.ts';
import { RemoveCouponDocument, useCouponsQuery } from './coupons.generated.ts';
import type { CouponFieldsFragment } from './coupons.generated.ts';

/** The coupon in the dialog; null is a new one. */
interface Shown {
  coupon: CouponFieldsFragment | null;
}

/** The coupons of the cart, for the owner. */
export function CouponsPart() {
  const result = useCouponsQuery({ fetchPolicy: 'network-only' });
  const { data, failed, onRetry } = useListResult(result);
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const coupons = data?.coupons;
  return (
    <div className="max-w-4xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense text-ink-muted">{texts.line}</p>
        <Button onClick={() => setShown({ coupon: null })}>{texts.add}</Button>
      </div>
      {!coupons && !failed && <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>}
      {failed && !coupons && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      {coupons?.length === 0 && <p className="py-4 text-dense">{texts.empty}</p>}
      {coupons && coupons.length > 0 && (
        <ul className="rounded-card border border-line bg-card text-dense">
          {coupons.map((coupon) => (
            <CouponRow
              key={coupon.code}
              coupon={coupon}
              onChange={() => setShown({ coupon })}
              onRemoved={result.refetch}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={shown !== undefined}
        onClose={close}
        title={shown?.coupon ? texts.form.title(shown.coupon.code) : texts.form.titleNew}
        holdsForm
      >
        {shown && (
          <CouponForm
            coupon={shown.coupon}
            onSaved={async () => {
              close();
              showToast({ tone: 'success', text: texts.saved });
              await result.refetch();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

interface CouponRowProps {
  coupon: CouponFieldsFragment;
  onChange: () => void;
  onRemoved: () => Promise<unknown>;
}

function CouponRow({ coupon, onChange, onRemoved }: CouponRowProps) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [removing, setRemoving] = useState(false);
  const { code, percent, appliesTo, lastDay } = coupon;

  async function remove() {
    setRemoving(true);
    try {
      await withSession(() => client.mutate({ mutation: RemoveCouponDocument, variables: { code } }));
      showToast({ tone: 'success', text: texts.removed });
      await onRemoved();
    } catch (error) {
      if (!isUnauthenticated(error)) showToast({ tone: 'danger', text: texts.notRemoved });
    } finally {
      setRemoving(false);
    }
  }

  const facts = [texts.facts(percent, texts.scopes[appliesTo]), lastDay && texts.until(formatDay(lastDay))];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold tracking-wide">{code}</p>
        <p className="text-ink-muted">{facts.filter(Boolean).join(', ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={onChange}>
          {texts.change}
          <span className="sr-only"> {code}</span>
        </Button>
        <Button look="quiet" disabled={removing} onClick={() => void remove()}>
          {texts.remove}
          <span className="sr-only"> {code}</span>
        </Button>
      </div>
    </li>
  );
}
