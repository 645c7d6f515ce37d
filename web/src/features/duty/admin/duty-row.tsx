import type { ReactNode } from 'react';
import { formatMoment } from '../../../office-kit/moments.ts';
import { dutyContent as texts } from './duty.content.ts';
import type { DutyFactsFragment } from './duty.generated.ts';

/** A team member, whether on duty now, and what was given today. */
export function DutyRow({ duty, children }: { duty: DutyFactsFragment; children: ReactNode }) {
  const { memberName, isSaved, takesNew, weight, givenToday, isOnDuty } = duty;
  const facts = isSaved ? [takesNew ? texts.weight(weight) : texts.noNew, texts.given(givenToday)] : [];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{memberName}</p>
        <p className={isOnDuty && takesNew ? 'font-medium text-pine' : 'text-ink-muted'}>{presence(duty)}</p>
        <p className="text-ink-muted">{facts.join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}

function presence({ isSaved, isOnDuty, pausedUntil, nextAt }: DutyFactsFragment): string {
  if (!isSaved) return texts.notSet;
  if (isOnDuty) return texts.onDuty;
  if (pausedUntil) return texts.paused(formatMoment(pausedUntil));
  return nextAt ? texts.next(formatMoment(nextAt)) : texts.never;
}
