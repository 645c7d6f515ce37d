import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { lacksUnit } from 'domain/money/least-price.ts';
import { priceText } from 'domain/text/format.ts';
import { readError } from '../../../../lib/errors.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { refreshLists } from '../../../../office-kit/list/item-deletion.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import type { AdminPropertiesQuery } from '../property-admin.generated.ts';
import { changePricesContent } from './change-prices.content.ts';
import { SetPropertyPriceDocument } from './change-prices.generated.ts';
import { PriceCell } from './price-cell.tsx';
import { useUndoPrices } from './use-undo-prices.ts';

type Row = AdminPropertiesQuery['adminProperties']['items'][number];

const texts = changePricesContent.inline;

/** The price of a row, which a click changes in place. */
export function InlinePrice(row: Row) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isOpen)
    return (
      <PriceForm
        row={row}
        onClose={() => {
          setOpen(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      onClick={() => setOpen(true)}
      className="-mx-1.5 min-h-11 rounded-field px-1.5 text-left underline decoration-dotted underline-offset-4 hover:bg-pine-soft md:min-h-8 @4xl:text-right"
    >
      <PriceCell {...row} />
      <span className="sr-only"> {texts.change(row.title)}</span>
    </button>
  );
}

function PriceForm({ row, onClose }: { row: Row; onClose: () => void }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const undo = useUndoPrices();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(row.price ? priceText(row.price) : '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  async function save() {
    if (lacksUnit(typed, row.propertyStatus === 'FOR_RENT')) {
      setError(row.propertyStatus === 'FOR_RENT' ? texts.noUnitOfRent : texts.noUnit);
      return;
    }
    setBusy(true);
    setError('');
    try {
      const variables = { id: row.id, price: typed, readAt: row.updatedAt };
      const { data } = await withSession(() =>
        client.mutate({ mutation: SetPropertyPriceDocument, variables }),
      );
      const batchId = data?.setPropertyPrice.batchId ?? '';
      const action = { label: changePricesContent.undo, run: () => void undo(batchId) };
      showToast({ tone: 'success', text: texts.done(row.title), action });
      onClose();
    } catch (failure) {
      const { message, fields, code } = readError(failure, changePricesContent.failed);
      setError(fields.price ?? message);
      // The next try starts from what another person saved.
      if (code === 'CONFLICT') await refreshLists(client);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      inert={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="relative z-10 -mr-24 grid w-48 gap-1 rounded-field border border-line bg-card p-1.5 text-left shadow-float @4xl:mr-0 @4xl:-ml-20"
    >
      <TextField
        ref={field}
        label={<span className="sr-only">{texts.label(row.title)}</span>}
        value={typed}
        error={error}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <div className="flex gap-1">
        <Button type="submit" className="grow !px-2" disabled={busy}>
          {texts.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {changePricesContent.cancel}
        </Button>
      </div>
    </form>
  );
}
