import { useState } from 'react';
import type { DutyLeaveInput } from 'domain/schema.generated.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { textsOf } from './typed-values.ts';
import { dutyContent } from './duty.content.ts';

const texts = dutyContent.form;

interface LeaveFieldsProps {
  leave: readonly DutyLeaveInput[];
  error?: string;
}

/** Leave by its first and its last day, as often as needed. */
export function LeaveFields({ leave, error }: LeaveFieldsProps) {
  const [rows, setRows] = useState(() => leave.map((one, key) => ({ ...one, key })));
  const add = () => setRows([...rows, { from: '', to: '', key: (rows.at(-1)?.key ?? -1) + 1 }]);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{texts.leave}</legend>
      <ul className="grid gap-3">
        {rows.map(({ key, from, to }) => (
          <li key={key} className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[1fr_1fr_auto]">
            <TextField label={texts.firstDay} name="leaveFrom" type="date" defaultValue={from} />
            <TextField label={texts.lastDay} name="leaveTo" type="date" defaultValue={to} />
            <Button look="quiet" onClick={() => setRows(rows.filter((row) => row.key !== key))}>
              {texts.removeLeave}
            </Button>
          </li>
        ))}
      </ul>
      {error && <p className="mt-2 text-xs font-medium text-danger">{error}</p>}
      <div className="mt-2">
        <Button look="outline" onClick={add}>
          {texts.addLeave}
        </Button>
      </div>
    </fieldset>
  );
}

/** The typed leave; a row without days is none, and one with a single day is that day. */
export function readLeave(typed: FormData): DutyLeaveInput[] {
  const last = textsOf(typed, 'leaveTo');
  return textsOf(typed, 'leaveFrom').flatMap((from, index) => {
    const to = last[index] ?? '';
    return from || to ? [{ from: from || to, to: to || from }] : [];
  });
}
