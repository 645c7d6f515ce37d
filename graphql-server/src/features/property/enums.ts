/** What the values of the enums of a property mean, as the schema says it. */
export const meanings = {
  category: {
    COMMERCIAL: { description: 'Shops and offices.' },
    RESIDENTIAL: { description: 'Homes.' },
    STUDIO: { description: 'Studio apartments.' },
  },
  status: {
    FOR_SALE: { description: 'It is for sale.' },
    FOR_RENT: { description: 'It is to let.' },
    SOLD: { description: 'It is sold.' },
    UNDER_OFFER: { description: 'A buyer has made an offer.' },
    OFF_MARKET: { description: 'It is not offered.' },
  },
  unit: {
    SQ_FT: { description: 'Square feet.' },
    SQ_M: { description: 'Square metres.' },
    SQ_YD: { description: 'Square yards.' },
  },
  basis: {
    CARPET: { description: 'The net usable floor area of RERA 2016.' },
    BUILT_UP: { description: 'Carpet area with the walls and balconies.' },
    SUPER_BUILT_UP: { description: 'Built-up area with a share of the common areas.' },
    PLOT: { description: 'The land.' },
  },
  intent: {
    BUY: { description: 'To buy.' },
    RENT: { description: 'To rent.' },
  },
  reason: {
    SAME_LOCALITY: { description: 'The same locality.' },
    NEAR_PRICE: { description: 'The same category within 25 % of the price.' },
    SAME_KIND: { description: 'The same category.' },
  },
};
