import type { PropertyStatus } from 'domain/schema.generated.ts';
import { straightText } from 'domain/place/commute.ts';

interface NamedCircle {
  name: string;
  kilometres: number;
}

/** “6 km of Sector 62 and 10 km of Pari Chowk metro”. */
const around = (circles: readonly NamedCircle[]) =>
  circles.map(({ name, kilometres }) => `${kilometres} km of ${name}`).join(' and ');

export const commuteContent = {
  title: 'Homes near two workplaces',
  line: 'Choose where you work, and where the other of you works: the homes that lie near both are drawn and listed.',
  description:
    'Homes in Noida and Greater Noida that lie within 3, 6 or 10 km of one or two workplaces, on a map with metro lines and in a list.',
  form: {
    title: 'Workplaces',
    first: 'Workplace',
    second: 'Other workplace',
    choose: 'Please choose',
    none: 'None',
    within: 'Within',
    kilometres: (count: number) => `${count} km`,
    show: 'Show the homes',
    places: 'Sectors and places',
    stations: 'Metro stations',
  },
  metro: (name: string) => `${name} metro`,
  price: (price: string, status: PropertyStatus) => (status === 'FOR_RENT' ? `${price} a month` : price),
  straight: 'All distances are straight lines, as on a map. The way by road or metro is longer.',
  unknown: 'Choose a workplace to see the homes near it, or look at an example.',
  example: (kilometres: number, names: readonly string[]) => `${kilometres} km of ${names.join(' and of ')}`,
  found: (count: number, circles: readonly NamedCircle[]) =>
    `${count === 1 ? '1 home lies' : `${count} homes lie`} within ${around(circles)}.`,
  first: (count: number) => `These are the newest ${count}.`,
  missed: (circles: readonly NamedCircle[]) =>
    `None of our homes lies within ${around(circles)}. These come closest.`,
  noHomes: 'We list no home with a known position at the moment.',
  /** The straight distance of a home from each workplace, and by how much it is too far. */
  distances: (circles: readonly NamedCircle[], metres: readonly number[]) =>
    circles
      .map(({ name, kilometres }, index) => {
        const far = metres[index] ?? 0;
        const more = far - kilometres * 1_000;
        return `${straightText(far)} from ${name}${more > 0 ? ` (${straightText(more)} over)` : ''}`;
      })
      .join(' · '),
  drawing: (circles: readonly NamedCircle[], homes: number) =>
    `Drawing of the metro lines, rings of ${around(circles)}, and ${homes === 1 ? '1 home' : `${homes} homes`}. The list below says the same.`,
  legend:
    'Filled dots are the homes in the list below, with their prices; small ones are other homes that we list. Metro lines are those in service.',
};
