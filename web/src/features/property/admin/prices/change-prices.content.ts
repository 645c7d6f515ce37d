import { indianNumber } from 'domain/text/number.ts';

const prices = (count: number) => `${indianNumber(count)} ${count === 1 ? 'price' : 'prices'}`;
const properties = (count: number) => `${indianNumber(count)} ${count === 1 ? 'property' : 'properties'}`;

export const changePricesContent = {
  label: 'Change price',
  busy: 'Changing…',
  title: (count: number) => `Change ${prices(count)}`,
  direction: 'Direction',
  directions: { raise: 'Raise by', lower: 'Lower by' },
  amount: 'How much',
  amountHint: '5 % or 2 lakh',
  wrong: 'Please enter a percentage such as 5 %, or an amount such as 2 lakh.',
  rounding: 'Round to',
  roundings: { '1': 'Whole rupees', '1000': '₹ 1,000', '10000': '₹ 10,000', '100000': '₹ 1 lakh' },
  checking: 'Calculating…',
  none: 'No price would change.',
  stays: (count: number) => `${properties(count)} ${count === 1 ? 'keeps its' : 'keep their'} price:`,
  more: (count: number) => `and ${indianNumber(count)} more`,
  save: (count: number) => `Change ${prices(count)}`,
  cancel: 'Cancel',
  columns: { property: 'Property', before: 'Now', after: 'New' },
  done: (count: number) => `${prices(count)} changed.`,
  undo: 'Undo',
  undone: (count: number) => `${prices(count)} ${count === 1 ? 'is' : 'are'} as before.`,
  keptLater: (count: number) =>
    `${properties(count)} ${count === 1 ? 'was' : 'were'} saved since and ${count === 1 ? 'keeps its' : 'keep their'} new price.`,
  inline: {
    change: (title: string) => `, change the price of ${title}`,
    label: (title: string) => `Price of ${title}`,
    save: 'Save',
    done: (title: string) => `The price of “${title}” is changed.`,
    noUnit: 'Please add lakh or crore, such as 95 lakh.',
    noUnitOfRent: 'Please enter the rent of a month, such as 25,000.',
  },
  failed: 'The prices could not be changed. Please try again.',
  notUndone: 'The prices could not be taken back. Please try again.',
};
