import { indianNumber } from 'domain/text/number.ts';

export const outcomeContent = {
  /** The button that opens the sheet. */
  open: 'Outcome',
  title: 'What came of the call?',
  /** What follows from an answer. */
  call: 'Call {when}',
  lost: 'Closes the lead',
  struck: 'Strikes the number',
  another: 'Another time after “{answer}”',
  why: 'Why?',
  which: 'Which number?',
  /** What the sixth call without an answer asks. */
  times: (count: number) => `${indianNumber(count)} times`,
  closeAs: 'Close as “no answer”',
  words: 'The reason in a few words',
  save: 'Save',
  when: {
    hour: 'In 1 hour',
    evening: 'Today 6 pm',
    tomorrow: 'Tomorrow 10 am',
    three: 'In 3 days',
    week: 'In a week',
  },
  note: 'Note',
  noteHint: 'Saved with your answer.',
  ended: 'This lead has ended. Change its status first.',
  loadFailed: 'The lead could not be loaded. Please check your connection.',
  failed: 'The outcome could not be saved. Please check your connection and tap it again.',
  done: '{name}: {answer}.',
  next: 'Call {when}.',
  closed: 'The lead is closed.',
  struckDone: 'The number is struck.',
  undo: 'Undo',
  undone: '{name} is as before.',
};
