import { expect, test } from 'vitest';
import { textToBoard, textToPeople } from './breach-texts.ts';

const breach = {
  id: 'b1',
  title: 'Lost phone',
  awareAt: '2026-11-20T06:00:00.000Z',
  reportDueAt: '2026-11-23T06:00:00.000Z',
  facts: 'A phone of the office was stolen.',
  extent: 'Names and numbers of twelve people.',
  consequences: 'Calls from strangers.',
  advice: 'Trust no caller who asks for money.',
  causes: '',
  measures: 'We locked the phone.',
  prevention: 'Screens lock after a minute.',
  peopleToldAt: null,
  boardToldAt: null,
  reportedAt: null,
  updatedAt: '2026-11-20T06:00:00.000Z',
};
const sender = { company: 'Apna Hi Ghar Realty', email: 'info@example.com', phone: '+91 120 000 0000' };

test('each person reads what happened, what can follow, what to do and whom to ask', () => {
  const text = textToPeople(breach, sender);
  for (const part of [breach.facts, breach.extent, breach.consequences, breach.measures, breach.advice])
    expect(text).toContain(part);
  expect(text).toContain('info@example.com');
  expect(text).not.toContain(breach.prevention);
});

test('the Board reads all facts, and what is not known yet stands out', () => {
  const text = textToBoard(breach, sender);
  expect(text).toContain('Causes:\n[please add]');
  expect(text).toContain('20 Nov 2026, 11:30 am (IST)');
  expect(text).toContain('They have not been told yet.');
});
