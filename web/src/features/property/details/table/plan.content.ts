export const planContent = {
  drawn: {
    caption: (inPosition: boolean) =>
      `Drawn to scale, ${inPosition ? 'rooms as they stand' : 'not in position'}; without walls, doors and wardrobes.`,
    title: (name: string) => `Rooms of ${name}, drawn to scale`,
    lay: { bed: 'Bed, 6 × 6.5 ft', sofa: 'Sofa, 7 × 3 ft', walk: '2 ft to walk' },
    layTitle: 'Lay in',
    open: 'Draw to scale',
    close: 'Close the drawing',
    fits: {
      bed: (rooms: string) => `A 6 × 6.5 ft bed with 2 ft to walk on three sides fits into: ${rooms}.`,
      sofa: (rooms: string) => `A 7 × 3 ft sofa with 2 ft to walk in front fits into: ${rooms}.`,
    },
    tight: {
      bed: (rooms: string) => `A 6 × 6.5 ft bed fits without 2 ft to walk on three sides into: ${rooms}.`,
      sofa: (rooms: string) => `A 7 × 3 ft sofa fits without 2 ft to walk in front into: ${rooms}.`,
    },
    left: (names: string) => `Not drawn, because a size is not stated: ${names}.`,
  },
  parts: {
    title: 'What the area is made of',
    names: {
      carpet: 'carpet',
      balcony: 'balcony',
      walls: 'walls',
      shared: 'added by the super area',
      rest: 'walls, and what the super area adds',
    },
  },
};
