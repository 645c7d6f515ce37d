/** A moment of a person's own calendar. */
export interface CalendarEvent {
  /** The same for ever, so that a calendar moves the entry when its time changes. */
  uid: string;
  /** When it was last changed: a later one replaces an earlier one. */
  changedAt: string;
  startsAt: string;
  minutes: number;
  /** How long before it the calendar reminds. */
  remindMinutes: number;
  title: string;
  notes: string;
  place?: string | undefined;
  url: string;
}

const minuteMs = 60_000;
/** A line has at most so many bytes (RFC 5545, 3.1), less the space that begins one that goes on. */
const lineBytes = 74;

/**
 * A file that a calendar takes (iCalendar, RFC 5545): UTF-8, lines ended by CRLF and folded, times in UTC, which need no
 * time zone. It is an entry of one's own (`PUBLISH`), not an invitation.
 */
export function calendarText(event: CalendarEvent): string {
  const { uid, changedAt, startsAt, minutes, remindMinutes, title, notes, place, url } = event;
  const start = Date.parse(startsAt);
  const changed = Date.parse(changedAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apna Hi Ghar//Office//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${Math.floor(changed / 1000)}`,
    `DTSTAMP:${utc(changed)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * minuteMs)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(notes)}`,
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${remindMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261128T103000Z` */
function utc(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** Breaks a line between characters; each further part begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
