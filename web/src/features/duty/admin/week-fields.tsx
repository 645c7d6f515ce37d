import type { DutyDayInput } from 'domain/schema.generated.ts';
import { typedText } from '../../../office-kit/field/small-form.tsx';
import { dutyContent } from './duty.content.ts';
import type { DutyFactsFragment } from './duty.generated.ts';

const texts = dutyContent.form;
const control =
  'min-h-11 w-full min-w-0 rounded-field border border-field-line/55 bg-card px-2 text-base text-ink hover:border-field-line md:text-dense';

interface WeekFieldsProps {
  week: DutyFactsFragment['week'];
  error?: string;
}

/** The hours of the seven days. */
export function WeekFields({ week, error }: WeekFieldsProps) {
  return (
    <>
      <ul className="grid gap-2">
        {texts.days.map((day, index) => {
          const { from, to } = week ? { ...week[index] } : { from: '09:00', to: '20:00' };
          return (
            <li key={day} className="grid grid-cols-[5.5rem_1fr_auto_1fr] items-center gap-2 text-sm">
              <span>{day}</span>
              <input
                type="time"
                name={`from${index}`}
                aria-label={texts.from(day)}
                defaultValue={from ?? ''}
                className={control}
              />
              <span aria-hidden="true">–</span>
              <input
                type="time"
                name={`to${index}`}
                aria-label={texts.to(day)}
                defaultValue={to === midnight ? '00:00' : (to ?? '')}
                className={control}
              />
            </li>
          );
        })}
      </ul>
      {error && <p className="mt-2 text-xs font-medium text-danger">{error}</p>}
      <p className="mt-2 text-xs text-ink-muted">{texts.freeHint}</p>
    </>
  );
}

/** A field for a time knows no 24:00. */
const midnight = '24:00';

/** The typed hours of the seven days. */
export function readWeek(typed: FormData): DutyDayInput[] {
  return texts.days.map((_, index) => {
    const to = typedText(typed, `to${index}`);
    return { from: typedText(typed, `from${index}`) || null, to: to === '00:00' ? midnight : to || null };
  });
}
