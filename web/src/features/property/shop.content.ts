import type { PropertyCategory } from 'domain/schema.generated.ts';
import { indianNumber } from 'domain/text/number.ts';

interface ShopLayout {
  title: string;
  /** Where the filters stand on a wide screen; `drawer` opens them over the page. */
  filters: 'left' | 'right' | 'drawer';
}

/** The three layouts of the one search, by their path. */
export const shopLayouts: Record<string, ShopLayout> = {
  '/shop': { title: 'Shop', filters: 'left' },
  '/shop-grid': { title: 'Shop Grid', filters: 'drawer' },
  '/shop-right-sidebar': { title: 'Shop Right Sidebar', filters: 'right' },
};

export const shopContent = {
  line: 'Every property we have for sale or rent, with its price and whom to ask about it.',
  description: 'Search homes, offices and studios in Noida by type, BHK, budget and status.',
  filters: {
    title: 'Filters',
    open: 'Filters',
    close: 'Close filters',
    chosen: (count: number) => `${count} chosen`,
    query: 'Search in your own words',
    queryPlaceholder: '2 BHK under 60 lakh',
    search: 'Search',
    type: 'Property Type',
    anyType: 'All types',
    /** The documented name of what is stored as `Residential`. */
    typeNames: { COMMERCIAL: 'Commercial', RESIDENTIAL: 'Residential', STUDIO: 'Studio' } satisfies Record<
      PropertyCategory,
      string
    >,
    rooms: 'BHK',
    roomNames: { 0: 'Studio', 1: 'Single', 2: 'Double', 3: 'Triple', 4: 'Four or more' } as Record<
      number,
      string
    >,
    budget: 'Budget',
    budgetAllIn: 'Budget, all-in',
    monthlyBudget: 'Budget a month',
    from: 'From',
    to: 'To',
    any: 'Any',
    status: 'Status',
    statusHint: 'Leave all unticked to see what is available now.',
    apply: 'Apply filters',
    show: (count: number) => (count === 1 ? 'Show 1 result' : `Show ${indianNumber(count)} results`),
  },
  card: {
    agents: 'Estate Agents',
    details: 'View Details',
    location: 'Location',
    price: 'Price',
    drawn: 'Artist’s impression',
    propertyType: 'Property type',
    completion: 'Completion',
    registration: 'Registration',
    /** How late its builder has handed over: “0–5 months late”, “on time”. */
    builder: (delay: string) => `Builder: ${delay}`,
    beds: 'Beds',
    baths: 'Baths',
    area: 'Area',
    bedsUnit: 'bed',
    bathsUnit: 'bath',
    studio: 'Studio',
  },
};
