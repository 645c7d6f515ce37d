import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { indianHour, indianInput, readIndianInput } from 'domain/text/india-time.ts';
import { leadWorkContent } from './lead-work.content.ts';
import { NextDateLine } from './state-badge.tsx';

const texts = leadWorkContent.nextDate;
const eveningHour = 18;
const morningHour = 10;

interface NextDateFormProps {
  nextAt: string | null;
  ended: boolean;
  busy: boolean;
  onSet: (nextAt: string | null) => Promise<boolean>;
}

/** Sets the next date, with one tap or at a chosen time. */
export function NextDateForm({ nextAt, ended, busy, onSet }: NextDateFormProps) {
  const [typed, setTyped] = useState<string>();
  const value = typed ?? (nextAt ? indianInput(nextAt) : '');
  const chosen = readIndianInput(value);
  async function set(time: string | null) {
    if (await onSet(time)) setTyped(undefined);
  }
  if (ended) return <p className="text-dense text-ink-muted">{texts.ended}</p>;
  return (
    <div className="grid gap-3">
      {nextAt ? <NextDateLine nextAt={nextAt} /> : <p className="text-dense text-ink-muted">{texts.none}</p>}
      <div className="flex flex-wrap gap-2">
        {quickChoices().map(({ label, time }) => (
          <button
            key={label}
            type="button"
            disabled={busy}
            onClick={() => void set(time.toISOString())}
            className="min-h-11 rounded-full border border-line bg-card px-3.5 text-dense font-medium hover:border-field-line disabled:opacity-60 md:min-h-9"
          >
            {label}
          </button>
        ))}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) void set(chosen);
        }}
        className="grid gap-3"
      >
        <TextField
          label={texts.label}
          type="datetime-local"
          value={value}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="outline" disabled={busy || !chosen || chosen === nextAt}>
            {texts.save}
          </Button>
          {nextAt && (
            <Button look="quiet" disabled={busy} onClick={() => void set(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}

function quickChoices() {
  const now = new Date();
  const choices = [
    { label: texts.today, time: indianHour(0, eveningHour, now) },
    { label: texts.tomorrow, time: indianHour(1, morningHour, now) },
    { label: texts.inThreeDays, time: indianHour(3, morningHour, now) },
    { label: texts.nextWeek, time: indianHour(7, morningHour, now) },
  ];
  return choices.filter(({ time }) => time > now);
}
