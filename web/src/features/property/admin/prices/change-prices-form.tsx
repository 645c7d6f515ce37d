import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { PriceStepInput, PropertyFilter } from 'domain/schema.generated.ts';
import { formatRupees } from 'domain/text/format.ts';
import { useLatestAnswer } from '../../../../office-kit/form/latest-answer.ts';
import type { Selection } from '../../../../office-kit/list/selection.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { changePricesContent as texts } from './change-prices.content.ts';
import { ChangePropertyPricesDocument } from './change-prices.generated.ts';
import type { ChangePropertyPricesMutation } from './change-prices.generated.ts';
import { readStep } from './price-step.ts';

type Plan = ChangePropertyPricesMutation['changePropertyPrices'];
type PriceRange = Plan['changes'][number]['before'];

interface ChangePricesFormProps {
  selection: Selection['input'];
  filter: PropertyFilter;
  onChanged: (count: number, batchId: string | null | undefined) => void;
  onCancel: () => void;
}

interface Typed {
  amount: string;
  direction: string;
  roundTo: string;
}

const stepOf = ({ amount, direction, roundTo }: Typed) =>
  readStep(amount, direction === 'lower', Number(roundTo));

/** How long a person pauses before the new prices are computed. */
const pauseMs = 500;

/** A step up or down, every price before and after it, and the button that saves them. */
export function ChangePricesForm({ selection, filter, onChanged, onCancel }: ChangePricesFormProps) {
  const client = useApolloClient();
  const { busy, failure, ask, askSoon, drop } = useLatestAnswer(texts.failed);
  const [typed, setTyped] = useState<Typed>({ amount: '', direction: 'raise', roundTo: '1000' });
  const [plan, setPlan] = useState<Plan | null>(null);
  const step = stepOf(typed);

  /** Takes what is typed, and computes the prices once the person pauses. */
  function change(part: Partial<Typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    setPlan(null);
    const nextStep = stepOf(next);
    if (nextStep) askSoon(async () => setPlan(await send(nextStep, true)), pauseMs);
    else drop();
  }

  function send(wanted: PriceStepInput, dryRun: boolean): Promise<Plan | null> {
    return ask(dryRun ? texts.checking : texts.busy, async () => {
      const chosen = { selection, filter: 'ids' in selection ? undefined : filter };
      const variables = { ...chosen, step: wanted, dryRun };
      const { data } = await client.mutate({ mutation: ChangePropertyPricesDocument, variables });
      return data?.changePropertyPrices ?? null;
    });
  }

  async function save() {
    const saved = step && (await send(step, false));
    if (!saved) return;
    if (saved.changed > 0) onChanged(saved.changed, saved.batchId);
    else setPlan(saved);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (plan && plan.changed > 0) void save();
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          name="direction"
          label={texts.direction}
          value={typed.direction}
          onChange={({ target }) => change({ direction: target.value })}
        >
          {Object.entries(texts.directions).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          name="amount"
          label={texts.amount}
          hint={texts.amountHint}
          error={typed.amount && !step ? texts.wrong : undefined}
          autoComplete="off"
          value={typed.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <SelectField
          name="rounding"
          label={texts.rounding}
          value={typed.roundTo}
          onChange={({ target }) => change({ roundTo: target.value })}
        >
          {Object.entries(texts.roundings).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="mt-4 min-h-6 text-dense text-ink-muted">
        {busy || (plan?.changed === 0 ? texts.none : '')}
      </p>
      {plan && plan.changed > 0 && <Changes plan={plan} />}
      {plan && plan.keptCount > 0 && <Kept plan={plan} />}
      {failure && (
        <p role="alert" className="mt-3 text-dense font-semibold text-danger">
          {failure}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" disabled={busy !== '' || !plan || plan.changed === 0}>
          {texts.save(plan?.changed ?? 0)}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function Changes({ plan: { changes, changed } }: { plan: Plan }) {
  return (
    <div
      className="max-h-72 overflow-auto rounded-field border border-line bg-card"
      tabIndex={0}
      role="region"
      aria-label={texts.columns.after}
    >
      <table className="w-full text-left text-dense">
        <thead className="sticky top-0 bg-paper text-xs text-ink-muted">
          <tr>
            <th className="px-3 py-2">{texts.columns.property}</th>
            <th className="px-3 py-2 text-right">{texts.columns.before}</th>
            <th className="px-3 py-2 text-right">{texts.columns.after}</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {changes.map(({ property, before, after }) => (
            <tr key={property.id} className="border-t border-line">
              <td className="px-3 py-2 [overflow-wrap:anywhere]">{property.title}</td>
              <td className="px-3 py-2 text-right whitespace-nowrap text-ink-muted">{rangeText(before)}</td>
              <td className="px-3 py-2 text-right font-semibold whitespace-nowrap">{rangeText(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed > changes.length && (
        <p className="border-t border-line px-3 py-2 text-dense">{texts.more(changed - changes.length)}</p>
      )}
    </div>
  );
}

function Kept({ plan: { kept, keptCount } }: { plan: Plan }) {
  return (
    <div className="mt-4 text-dense">
      <p className="font-semibold">{texts.stays(keptCount)}</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5">
        {kept.map(({ property, reason }) => (
          <li key={property.id}>
            {property.title}: <span className="text-ink-muted">{reason}</span>
          </li>
        ))}
        {keptCount > kept.length && <li>{texts.more(keptCount - kept.length)}</li>}
      </ul>
    </div>
  );
}

function rangeText({ from, to }: PriceRange): string {
  return to ? `${formatRupees(from)} – ${formatRupees(to)}` : formatRupees(from);
}
