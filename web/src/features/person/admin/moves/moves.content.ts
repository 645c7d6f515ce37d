import { indianNumber } from 'domain/text/number.ts';

export const movesContent = {
  failed: 'That did not work. Please check your connection and try again.',
  separate: {
    open: 'Some are from someone else',
    title: 'Which are from someone else?',
    line: 'They become another lead with the same number. What comes later with this number goes by the address, then by the full name.',
    list: 'Enquiries',
    save: (count: number) =>
      count === 1 ? 'Make it another lead' : `Make these ${indianNumber(count)} enquiries another lead`,
    all: 'Please leave at least one enquiry here.',
    done: (name: string) => `${name} is another lead now.`,
    show: 'Open it',
  },
  sender: {
    title: 'Shared number: who is it?',
    from: (name: string) => `from ${name}`,
    choose: 'Who is it?',
    done: (name: string) => `The enquiry is from ${name}.`,
  },
  sharing: 'Shares a number or an address with',
  maybeSame: {
    line: 'Maybe the same person as',
    compare: 'Compare',
    not: 'Not the same person',
    noted: 'Noted: they are two people.',
  },
};
