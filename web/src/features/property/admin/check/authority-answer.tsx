import { useId } from 'react';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { reraName } from '../form/fields/rera-fields.ts';
import type { Answers } from './answers.ts';
import { reasonName } from './gate-reasons.ts';
import { checklistContent } from './listing-checklist.content.ts';

const texts = checklistContent.authority;
const [scope, from, to] = ['authorityScope', 'authorityFrom', 'authorityTo'].map(reraName) as [
  string,
  string,
  string,
];
const byPhone = reasonName(10);

/** Whether the owner has agreed, how and when: one question. */
export function AuthorityAnswer({ answers, takesReason }: { answers: Answers; takesReason: boolean }) {
  const name = useId();
  const said = answers.valueOf(scope);
  const isOnPhone = answers.valueOf(byPhone) === texts.byPhoneReason;
  // What was typed in other words was agreed in writing.
  const how = isOnPhone ? 'phone' : said === texts.onWhatsApp ? 'chat' : said ? 'writing' : '';

  function choose(chosen: 'writing' | 'chat' | 'phone') {
    answers.give(scope, chosen === 'phone' ? '' : chosen === 'chat' ? texts.onWhatsApp : texts.inWriting);
    if (chosen === 'phone') answers.give(from, '');
    if (chosen === 'phone' || isOnPhone) answers.give(byPhone, chosen === 'phone' ? texts.byPhoneReason : '');
  }

  const option = (value: 'writing' | 'chat' | 'phone', label: string) => (
    <CheckRow type="radio" name={name} label={label} checked={how === value} onChange={() => choose(value)} />
  );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-x-6">
        {option('writing', texts.writing)}
        {option('chat', texts.chat)}
        {takesReason && option('phone', texts.phone)}
      </div>
      {how !== 'phone' && how !== '' && (
        <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <TextField
            type="date"
            label={texts.on}
            value={answers.valueOf(from)}
            onChange={({ target }) => answers.give(from, target.value)}
          />
          {answers.valueOf(to) && (
            <TextField
              type="date"
              label={texts.until}
              value={answers.valueOf(to)}
              onChange={({ target }) => answers.give(to, target.value)}
            />
          )}
        </div>
      )}
    </div>
  );
}
