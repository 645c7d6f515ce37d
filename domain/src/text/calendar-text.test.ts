import { expect, test } from 'vitest';
import { calendarText } from './calendar-text.ts';

const visit = {
  uid: '65f0c0ffee-VISIT@homes.example.com',
  changedAt: '2026-11-28T09:15:30.250Z',
  startsAt: '2026-11-29T05:30:00.000Z',
  minutes: 60,
  remindMinutes: 120,
  title: 'Visit: Asha Rao',
  notes: 'Parking B; second gate, left\nC:\\keys',
  place: 'Jheel Residences, Sector 150',
  url: 'https://homes.example.com/my-account/leads/65f0c0ffee',
};

test('a visit is an entry that calendars take, its time in UTC', () => {
  expect(calendarText(visit).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apna Hi Ghar//Office//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:65f0c0ffee-VISIT@homes.example.com',
    'SEQUENCE:1795857330',
    'DTSTAMP:20261128T091530Z',
    'DTSTART:20261129T053000Z',
    'DTEND:20261129T063000Z',
    'SUMMARY:Visit: Asha Rao',
    String.raw`LOCATION:Jheel Residences\, Sector 150`,
    String.raw`DESCRIPTION:Parking B\; second gate\, left\nC:\\keys`,
    'URL:https://homes.example.com/my-account/leads/65f0c0ffee',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Visit: Asha Rao',
    'TRIGGER:-PT120M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a visit that moves keeps its id and has a higher number', () => {
  const moved = calendarText({ ...visit, changedAt: '2026-11-28T09:15:31.250Z' });
  expect(moved).toContain('UID:65f0c0ffee-VISIT@homes.example.com\r\n');
  expect(moved).toContain('SEQUENCE:1795857331\r\n');
});

test('long lines are folded at 75 bytes between characters, and unfold to what they were', () => {
  const notes = 'आशा जी को शाम के बाद फ़ोन करें, '.repeat(12);
  const text = calendarText({ ...visit, notes });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${notes.replaceAll(',', String.raw`\,`)}\r\n`);
});

test('a text cannot add a line of its own', () => {
  const text = calendarText({ ...visit, title: 'Visit\r\nATTENDEE:mailto:other@example.com' });
  expect(text).not.toMatch(/^ATTENDEE/m);
});
