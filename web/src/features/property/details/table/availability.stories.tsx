import { propertyDetails } from '../../../../testing/properties.ts';
import { stateOf } from '../../../../testing/state.ts';
import { Availability } from './availability.tsx';
import type { StackUnit } from './stack.ts';

export default { title: 'Lists/Homes of a tower' };

const unit = (number: string, floor: number, values: Partial<StackUnit> = {}): StackUnit => ({
  ...{ id: number, number, floor, tower: 'a', configuration: 'three', facing: 'SOUTH_EAST', carpet: null },
  ...{ status: 'AVAILABLE', ...values },
});
const property = propertyDetails({
  towers: [{ key: 'a', name: 'A' }],
  configurations: [
    {
      ...{ key: 'three', name: '3 BHK', bedrooms: 3, study: null, servant: null, baths: 3, balconies: 3 },
      ...{ carpet: 1_480, balconyArea: null, builtUp: null, superArea: null, priceFrom: null, priceTo: null },
      ...{ pricedOn: null, perSquareFoot: null, plan: null, planRooms: null },
    },
  ],
  availability: {
    units: [
      unit('A-1', 1),
      unit('A-2', 2),
      unit('A-3', 3, { facing: 'NORTH' }),
      unit('A-4', 4, { id: null, status: 'BOOKED' }),
    ],
    counts: [],
    asOn: null,
  },
  unitsAllIn: [
    { unit: 'A-1', price: 12_500_000, total: 15_669_871 },
    { unit: 'A-2', price: 12_500_000, total: 16_046_161 },
  ],
});

const at = (address: string) =>
  stateOf(
    () => <Availability property={property} />,
    () => ({ at: address }),
  );

export const Tower = at('/?tower=a');
export const Cheapest = at('/?tower=a&sort=high');
export const Chosen = at('/?home=A-2');
export const UnknownHome = at('/?tower=a&home=other');
