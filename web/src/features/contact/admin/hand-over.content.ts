/** An enquiry without a person. */
const none = 'Not assigned';

export const handOverContent = {
  title: 'Responsible person',
  label: 'Team member',
  none,
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
      `${count.toLocaleString('en-IN')} ${name === none ? 'unassigned' : `handed over to ${name}`}.`,
    failed: 'These could not be handed over. Please check your connection and try again.',
  },
};
