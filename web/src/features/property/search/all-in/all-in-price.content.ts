export const allInPriceContent = {
  allIn: 'all-in',
  asked: (price: string, percent: number) => `${price} asked, all-in ${percent} % more`,
  without: (names: string) => `without ${names}`,
  unknown: (count: number) => `${count} costs not known`,
  note: 'All-in prices count stamp duty, registration, GST and the builder’s charges, with one parking space, a man as the buyer, the largest loan and no extra charge of location or floor. What is not known is left out.',
  notKnown: 'Asked; the all-in price is not known',
};
