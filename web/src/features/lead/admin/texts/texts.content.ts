import { indianNumber } from 'domain/text/number.ts';

export const textsContent = {
  line: 'What colleagues send to leads on WhatsApp and by e-mail. The language of the lead chooses between the two.',
  loading: 'Loading…',
  notLoaded: 'The texts could not be loaded. Please check your connection.',
  retry: 'Try again',
  add: 'Add a text',
  change: 'Change',
  remove: 'Remove',
  undo: 'Undo',
  noHindi: 'No Hindi text: leads get the English one.',
  form: {
    titleNew: 'New text',
    name: 'Name*',
    english: 'English*',
    hindi: 'Hindi',
    /** The length of a text in which nothing is filled in yet. */
    length: (count: number) => `${indianNumber(count)} of 1,000 characters`,
    placeholders: 'Placeholders',
    registration: 'A text about a home ends with its registration by itself.',
    submit: 'Save text',
  },
  /** What fills each placeholder. */
  fills: {
    name: 'name of the lead',
    project: 'name of the home',
    configuration: 'rooms and carpet area',
    price: 'its price',
    link: 'its page, or its cost sheet',
    me: 'your name',
    phone: 'your phone number',
    day: 'day of the visit',
    time: 'time of the visit',
    place: 'address of the home',
  },
  saved: (name: string) => `${name} is saved.`,
  removed: (name: string) => `${name} is removed.`,
  failed: 'The text could not be saved. Please try again.',
};
