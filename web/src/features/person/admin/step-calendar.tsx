import { CalendarPlus } from 'lucide-react';
import type { NextStepKind } from 'domain/schema.generated.ts';
import { calendarText } from 'domain/text/calendar-text.ts';
import { saveText } from '../../../office-kit/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { personContent } from './person.content.ts';
import { nameOf } from './person-row.tsx';
import type { PersonDetails } from './person-sections.tsx';

const { step: texts, steps } = personContent;

/** How long each takes, and how long before it the calendar reminds, in minutes. */
const lengths: Record<NextStepKind, { minutes: number; remindMinutes: number }> = {
  CALL: { minutes: 15, remindMinutes: 10 },
  SEND: { minutes: 15, remindMinutes: 10 },
  MEET: { minutes: 60, remindMinutes: 120 },
  VISIT: { minutes: 60, remindMinutes: 120 },
  OTHER: { minutes: 30, remindMinutes: 10 },
};

/** Saves the next step that is set as an entry for the colleague's own calendar; made in the browser, so offline too. */
export function StepCalendar({ person }: { person: PersonDetails }) {
  const { id, nextStep, updatedAt, numbers, about, reference } = person;
  if (!nextStep) return null;
  const { kind, at, text } = nextStep;
  const { host, origin } = window.location;
  const event = {
    // One step of a kind at a time: a visit that moves replaces its entry.
    uid: `${id}-${kind}@${host}`,
    changedAt: updatedAt,
    startsAt: at,
    ...lengths[kind],
    title: `${steps[kind]}: ${nameOf(person)}`,
    notes: [text, numbers[0], about, reference].filter(Boolean).join('\n'),
    place: kind === 'VISIT' ? (about ?? undefined) : undefined,
    url: `${origin}/my-account/leads/${id}`,
  };
  return (
    <Button
      look="quiet"
      className="mb-2 -ml-3"
      onClick={() => saveText(calendarText(event), texts.calendarFile, 'text/calendar;charset=utf-8')}
    >
      <CalendarPlus aria-hidden="true" className="size-4" />
      {texts.calendar}
    </Button>
  );
}
