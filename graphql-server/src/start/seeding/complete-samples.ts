interface SamplePhoto {
  takenOn: string;
  tower?: string;
  text: string;
  picture: string;
}

interface CompleteSample {
  /** The prices before the present one: the day and the rupees. */
  prices: [day: string, rupees: number][];
  priceList: { file: string; dated: string };
  photos: SamplePhoto[];
}

/** The earlier prices, price lists and site pictures of three sample projects, by title. Their pages show everything that a page can show. */
export const completeSamples: Readonly<Record<string, CompleteSample>> = {
  'Jheel Residences': {
    prices: [
      ['2026-02-10', 11_800_000],
      ['2026-06-15', 12_200_000],
    ],
    priceList: { file: 'price-list-jheel-residences.pdf', dated: '2026-11-02' },
    photos: [
      {
        ...{ takenOn: '2026-09-19', picture: 'site-jheel-september.jpg' },
        text: 'Sample drawing: the lower tower has its 26th and last slab, the taller one 22 of 30.',
      },
      {
        ...{ takenOn: '2026-06-20', picture: 'site-jheel-june.jpg' },
        text: 'Sample drawing: 18 slabs of the lower tower and 12 of the taller one are cast.',
      },
      {
        ...{ takenOn: '2024-11-16', picture: 'site-jheel-piling.jpg' },
        text: 'Sample drawing: the piles of both towers are in the ground.',
      },
    ],
  },
  'Sunrise Terraces': {
    prices: [['2026-05-04', 10_200_000]],
    priceList: { file: 'price-list-sunrise-terraces.pdf', dated: '2026-11-09' },
    photos: [
      {
        ...{ takenOn: '2026-10-11', tower: 'Sunrise tower', picture: 'site-sunrise-today.jpg' },
        text: 'Sample drawing: the tower as it stands.',
      },
    ],
  },
  'Saptarishi Park': {
    prices: [['2026-04-20', 6_900_000]],
    priceList: { file: 'price-list-saptarishi-park.pdf', dated: '2026-11-06' },
    photos: [
      {
        ...{ takenOn: '2026-04-18', picture: 'site-saptarishi-finished.jpg' },
        text: 'Sample drawing: Atri and Pulaha are finished.',
      },
      {
        ...{ takenOn: '2025-05-24', picture: 'site-saptarishi-brickwork.jpg' },
        text: 'Sample drawing: Atri and Pulaha in brickwork.',
      },
    ],
  },
};
