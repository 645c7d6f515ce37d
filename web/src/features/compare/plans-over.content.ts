export const plansOverContent = {
  title: 'Plans over each other',
  line: 'Each room of one home over that of the other, at one scale. Rooms are drawn to scale, not in position.',
  drawing: (first: string, second: string) => `The rooms of ${first} over those of ${second}, at one scale`,
  caption: 'The rooms of both homes, in feet',
  room: 'Room',
  none: '–',
};
