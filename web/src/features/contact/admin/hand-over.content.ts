export const handOverContent = {
  title: 'For',
  label: 'Team member',
  none: 'No one',
  save: 'Hand over',
  done: (name: string) => `Handed over to ${name}.`,
  doneToNone: 'It is for no one now.',
  failed: 'It could not be handed over. Please check your connection and try again.',
  forPerson: (name: string) => `For ${name}`,
  filter: 'For',
  action: {
    label: 'Hand over',
    busy: 'Handing over…',
    done: (count: number, name: string) => `${count.toLocaleString('en-IN')} now for ${name}.`,
    failed: 'They could not be handed over. Please check your connection and try again.',
  },
};
