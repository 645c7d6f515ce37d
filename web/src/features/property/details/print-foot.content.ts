export const printFootContent = {
  live: 'Live page with all pictures:',
  registration: 'Agent registration',
  ask: 'Questions and visits:',
  /** “Price as on 3 Oct 2026.” */
  priceAsOn: (day: string) => `${day.charAt(0).toUpperCase()}${day.slice(1)}.`,
  printed: 'Prices, areas and availability change: open the live page before you decide.',
};
