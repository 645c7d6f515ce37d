import { indianNumber } from 'domain/text/number.ts';

/** An enquiry without a person. */
const none = 'Not assigned';
const byTurns = 'By turns, to those on duty';
const endings: Record<string, string> = { [none]: 'unassigned', [byTurns]: 'handed over by turns' };

export const handOverContent = {
  title: 'Responsible person',
  label: 'Team member',
  none,
  byTurns,
  save: 'Hand over',
  done: (name: string) => `Handed over to ${name}.`,
  doneToNone: 'No one is responsible now.',
  failed: 'This could not be handed over. Please check your connection and try again.',
  forPerson: (name: string) => `For ${name}`,
  filter: 'Person',
  action: {
    label: 'Hand over',
    busy: 'Handing over…',
    done: (count: number, name: string) =>
      `${indianNumber(count)} ${endings[name] ?? `handed over to ${name}`}.`,
    failed: 'These could not be handed over. Please check your connection and try again.',
  },
  undo: {
    label: 'Undo',
    undone: (count: number) => `${indianNumber(count)} given back.`,
    notUndone: 'Some passed on or were worked on in the meantime, so they stay where they are.',
    failed: 'This could not be undone. Please check your connection and try again.',
  },
};
