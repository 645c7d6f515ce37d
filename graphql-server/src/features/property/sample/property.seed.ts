import {
  framedHomeCosts,
  newHomeCosts,
  readyHomeCosts,
  resaleCosts,
  studioCosts,
  timeLinkedCosts,
} from './property-costs.seed.ts';
import { dayInIndia } from '../../../base/clock.ts';
import type { CostTerms } from '../terms/cost-terms.type.ts';
import type { RentTerms } from '../terms/rent-terms.type.ts';
import type { Facing, Furnishing, PropertyExtra, PropertyKind, SaleKind } from '../facts/facts.type.ts';
import type { PropertyCategory, PropertyStatus } from '../property.type.ts';

export interface PropertySeed {
  title: string;
  /** The name of the sample person who looks after it. */
  responsible?: string;
  category: keyof typeof PropertyCategory;
  kind: keyof typeof PropertyKind;
  sale?: keyof typeof SaleKind;
  furnishing?: keyof typeof Furnishing;
  /** Only where the description says so. */
  facing?: (keyof typeof Facing)[];
  /** What the description says besides the features and amenities. */
  alsoHas?: (keyof typeof PropertyExtra)[];
  propertyStatus: keyof typeof PropertyStatus;
  /** The day of its sale, as its description says it. */
  soldOn?: string;
  address: string;
  locality: string;
  city: string;
  latitude: number;
  longitude: number;
  price: string;
  area: string;
  rooms: string;
  baths: string;
  yearBuilt: string;
  lotDimensions: string;
  description: string;
  builder?: string;
  aboutBuilder: string;
  reraNumber: string;
  reraDetails: string;
  disclaimer: string;
  features: string[];
  amenities: string[];
  images: string[];
  /** What it charges besides the price. */
  costs?: CostTerms;
  /** What it asks besides the rent. */
  rent?: RentTerms;
}

const saleDisclaimer =
  'Sample listing: the project, the developer and the registration number are invented, and the pictures ' +
  'are computer renderings. Areas and prices are indicative and may change. Only the registered agreement ' +
  'for sale binds the seller.';

const resaleDisclaimer =
  'Sample listing: the property and its owner are invented, and the pictures are computer renderings. The ' +
  'price is the owner’s asking price. We check title, dues and transfer charges with you before any token ' +
  'is paid.';

const rentDisclaimer =
  'Sample listing: the property and its owner are invented, and the pictures are computer renderings. The ' +
  'rent is per month and before tax; the text says what it includes. Availability changes from week to ' +
  'week.';

const ongoingReraNote =
  'The registration number shown is a marked sample. For a real project, open its page at up-rera.in ' +
  'before you pay: compare the sanctioned plan, the completion date and the last quarterly report with ' +
  'what you were told.';

const completedReraNote =
  'Construction is complete. The registration number shown is a marked sample. Ask for the occupancy ' +
  'certificate of your own building, not of the first phase, and keep a copy with the agreement.';

const beforeActReraNote =
  'The building was completed before the Real Estate (Regulation and Development) Act came into force, so ' +
  'there is no project registration. For a resale, the title chain, the authority’s transfer memorandum ' +
  'and a no-dues certificate matter instead.';

const leaseReraNote =
  'The number shown is a marked sample and belongs to the building. A lease is not registered with RERA; ' +
  'what protects a tenant is a lease deed that is stamped and, for a year or more, registered.';

export const propertySeeds: PropertySeed[] = [
  {
    title: 'Jheel Residences',
    costs: framedHomeCosts,
    responsible: 'Meera Bhatnagar',
    category: 'RESIDENTIAL',
    kind: 'FLAT',
    sale: 'NEW',
    propertyStatus: 'FOR_SALE',
    address: 'Sector 150, Noida Expressway, Noida',
    locality: 'Sector 150',
    city: 'Noida',
    latitude: 28.433,
    longitude: 77.483,
    price: '1.25 Cr onwards',
    area: '1,480–2,150 sq ft carpet; 1,950–2,830 sq ft super built-up',
    rooms: '3–4 BHK',
    baths: '3–4',
    yearBuilt: 'Dec 2027',
    lotDimensions: '6.2 acres',
    description:
      'Two towers stand around a water court, with four homes a floor in each and light from two sides in ' +
      'every home. The site is 900 m from the sports city and looks south over the green belt, which the ' +
      'master plan keeps unbuilt.\n\n' +
      'Piling was done in 2024 and sales opened only this year. The frame of the lower tower reached its ' +
      '26th and last slab in September; the taller one stands at 22 of 30.\n\n' +
      'Noida Sector 148 on the Aqua Line is 2.4 km by road, too far to walk in May, and the promised ' +
      'shuttle is not in the agreement. Ask us for the progress log and the list of what has changed ' +
      'since booking began.',
    builder: 'Jalpath Developers',
    aboutBuilder:
      'Jalpath Developers has finished three mid-sized projects in Noida and Ghaziabad since 2012. The ' +
      'last one was handed over five months late; the delay was announced in advance and compensated.',
    reraNumber: 'SAMPLE-2026-0150',
    reraDetails: `${ongoingReraNote}\n\nSample of a check: valid to 31 March 2028; registered completion 31 December 2027; looked up on the portal by Devendra Rawat on 14 November 2026.`,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Gym Area', 'Garden', 'Parking'],
    amenities: [
      'Swimming Pool',
      'Gym',
      '24x7 Security',
      'Basketball Court',
      'Indoor Game',
      'WiFi',
      'Recreation',
    ],
    images: [
      'twin-towers-blue-hour.jpg',
      'living-room-afternoon.jpg',
      'modular-kitchen-daylight.jpg',
      'master-bedroom-morning.jpg',
      'clubhouse-pool-afternoon.jpg',
      'residence-lobby-reception.jpg',
    ],
  },
  {
    title: 'Ashoka Business Court',
    responsible: 'Harpal Sandhu',
    category: 'COMMERCIAL',
    kind: 'OFFICE',
    sale: 'NEW',
    facing: ['NORTH'],
    propertyStatus: 'FOR_SALE',
    address: 'Block C, Sector 62, Noida',
    locality: 'Sector 62',
    city: 'Noida',
    latitude: 28.6188,
    longitude: 77.3702,
    price: '85,00,000',
    area: '620–2,480 sq ft carpet; 940–3,760 sq ft super built-up',
    rooms: '',
    baths: '',
    yearBuilt: '2026',
    lotDimensions: '1.4 acres',
    description:
      'Eleven office floors rise above a three-storey podium of shops, banks and two canteens. From the ' +
      'lobby it is a level walk of 550 m to Noida Sector 62 station on the Blue Line, which is why small ' +
      'firms that hire from Delhi look here first.\n\n' +
      'The smallest unit measures 620 sq ft of carpet: ten desks, a cabin and a pantry counter. Up to ' +
      'four units can be joined, because the walls between them carry no load and each has its own meter. ' +
      'North-facing units get even light; those on the west side need blinds after three o’clock.\n\n' +
      'Five floors have owners and are being fitted out. Count one covered bay for each 620 sq ft; ' +
      'further cars use the paid lot behind the block. The common-area charge for the first year is fixed ' +
      'in writing, the second year’s is not, and we have asked for a ceiling.',
    builder: 'Kalash Workspaces',
    aboutBuilder:
      'Kalash Workspaces builds and runs small office buildings, none above fifteen floors. It keeps the ' +
      'podium itself and rents it out, so it remains a neighbour after the sale.',
    reraNumber: 'SAMPLE-2024-0062',
    reraDetails: completedReraNote,
    disclaimer: saleDisclaimer,
    features: ['Parking', 'Dining Area', 'Bathroom', 'Power Backup'],
    amenities: ['Air Conditioning', '24x7 Security', 'WiFi', 'Window Coverings'],
    images: [
      'glass-office-tower-afternoon.jpg',
      'office-interior-workspace.jpg',
      'residence-lobby-reception.jpg',
      'retail-high-street-evening.jpg',
      'blog-metro-viaduct-towers.jpg',
    ],
  },
  {
    title: 'Kosh Studio Suites',
    costs: studioCosts,
    responsible: 'Anjali Thomas',
    category: 'STUDIO',
    kind: 'STUDIO',
    sale: 'NEW',
    propertyStatus: 'FOR_SALE',
    address: 'Sector Alpha II, Greater Noida',
    locality: 'Alpha II',
    city: 'Greater Noida',
    latitude: 28.4772,
    longitude: 77.5068,
    price: '32,50,000',
    area: '385 sq ft carpet; 590 sq ft super built-up',
    rooms: 'Studio',
    baths: '1',
    yearBuilt: '2026',
    lotDimensions: '1.1 acres',
    description:
      'One room, planned as if it were three. A shelf divides the bed from the sofa, the kitchenette has ' +
      'a real window, and the bathroom is large enough for a washing machine.\n\n' +
      'Alpha 1 station is 1.2 km away, the Alpha commercial belt a little less, and most of the colleges ' +
      'of Knowledge Park are reached without changing trains. Teachers and first-job tenants rent here; ' +
      'we can show you six signed leases from the neighbouring block, with the names covered.\n\n' +
      'The east side wakes early and stays cool in the evening. Keys to floors two to seven are ready. ' +
      'Floors eight and nine wait for the lift licence.',
    builder: 'Kosh Habitat',
    aboutBuilder:
      'Kosh Habitat builds nothing but studios and one-bedroom homes. This is its fourth block in Greater ' +
      'Noida, and the first with a kitchen window in every unit.',
    reraNumber: 'SAMPLE-2024-0385',
    reraDetails:
      'Floors two to seven have their occupancy certificate; floors eight and nine do not yet. The ' +
      'registration number shown is a marked sample.',
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bathroom', 'Parking'],
    amenities: ['Air Conditioning', 'Refrigerator', 'Microwave', 'Washer', 'WiFi', '24x7 Security'],
    images: [
      'studio-interior-daylight.jpg',
      'studio-work-corner-kitchenette.jpg',
      'studio-apartment-tower-morning.jpg',
      'residence-lobby-reception.jpg',
    ],
  },
  {
    title: 'Sunrise Terraces',
    costs: readyHomeCosts,
    responsible: 'Meera Bhatnagar',
    category: 'RESIDENTIAL',
    kind: 'FLAT',
    propertyStatus: 'FOR_SALE',
    address: 'Sector 76, Noida',
    locality: 'Sector 76',
    city: 'Noida',
    latitude: 28.5668,
    longitude: 77.3832,
    price: '98,00,000',
    area: '760–1,120 sq ft carpet; 1,150–1,690 sq ft super built-up',
    rooms: '2–3 BHK',
    baths: '2–3',
    yearBuilt: '2021',
    lotDimensions: '1.9 acres',
    description:
      'Noida Sector 76 station is 450 m from the gate, and that decides most enquiries. The train can be ' +
      'heard on the west balconies of floors four to nine when it brakes; higher up the sound is gone. We ' +
      'take visitors to both.\n\n' +
      'The tower has 22 storeys and a palm-lined drive. Of the 168 homes, 151 are lived in, so you can ' +
      'ask the residents how the lifts behave on a Monday morning. Two-bedroom homes begin at 760 sq ft ' +
      'of carpet and have one covered parking bay; the corner three-bedroom homes get cross-ventilation ' +
      'and a utility balcony.\n\n' +
      'Eleven homes are with us at the moment, seven from the developer and four as resale. Water is ' +
      'municipal with a softening plant. The monthly charge was ₹ 2.90 per sq ft of super area in ' +
      'October, diesel extra.',
    builder: 'Purvai Homes',
    aboutBuilder:
      'Purvai Homes is a family firm that has built in the central sectors of Noida since 2006. The ' +
      'residents’ association took over the building from it in 2024 with a full set of as-built drawings.',
    reraNumber: 'SAMPLE-2018-0076',
    reraDetails: `${completedReraNote}\n\nSample of a check: completed in 2021; occupancy certificate of the tower seen by Devendra Rawat on 6 October 2026.`,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Gym Area', 'Parking', 'Garden'],
    amenities: ['Gym', 'Swimming Pool', '24x7 Security', 'Indoor Game', 'WiFi'],
    images: [
      'residential-tower-sunset.jpg',
      'living-room-afternoon.jpg',
      'master-bedroom-morning.jpg',
      'modular-kitchen-daylight.jpg',
      'landscaped-garden-pavilion.jpg',
    ],
  },
  {
    title: 'Setu Campus, Block B',
    responsible: 'Harpal Sandhu',
    category: 'COMMERCIAL',
    kind: 'OFFICE',
    propertyStatus: 'FOR_RENT',
    address: 'Sector 135, Noida Expressway, Noida',
    locality: 'Sector 135',
    city: 'Noida',
    latitude: 28.4948,
    longitude: 77.3986,
    price: '3,24,000',
    area: '4,500 sq ft carpet; 6,900 sq ft super built-up',
    rooms: '',
    baths: '',
    yearBuilt: '2019',
    lotDimensions: '9.5 acres',
    rent: { depositMonths: 6, lockInMonths: 36, risePercent: 15, riseMonths: 36 },
    description:
      'Half a floor on level three of a linked campus, left by a software firm in August with its ' +
      'ceilings, cables and 62 desks in place. A tenant who can use them saves a fit-out and about ten ' +
      'weeks.\n\n' +
      'Rent works out at ₹ 72 per sq ft of carpet, quoted bare of tax and maintenance. The owner asks for ' +
      'six months’ deposit, a three-year lock-in and 15 % after every three years. The deposit has moved ' +
      'before and may move again; the escalation has not.\n\n' +
      'The nearest station, Noida Sector 142, lies across the expressway, about 2.5 km by road, and the ' +
      'campus runs a shuttle at office hours. Night shifts are allowed. The generators carry the full ' +
      'load, air conditioning included, and the logs for the last two summers are open to inspection.',
    builder: 'Setu Infracampus',
    aboutBuilder:
      'Setu Infracampus owns all four blocks and has never sold a floor. One manager, on site, answers ' +
      'for lifts, air conditioning and the canteen.',
    reraNumber: 'SAMPLE-2017-0135',
    reraDetails: leaseReraNote,
    disclaimer: rentDisclaimer,
    features: ['Parking', 'Dining Area', 'Bathroom', 'Garden', 'Raised Floor'],
    amenities: ['Air Conditioning', '24x7 Security', 'WiFi', 'Gym', 'Refrigerator', 'Microwave'],
    images: [
      'it-park-campus-golden-hour.jpg',
      'office-interior-workspace.jpg',
      'residence-lobby-reception.jpg',
      'landscaped-garden-pavilion.jpg',
    ],
  },
  {
    title: 'Baithak Studios',
    responsible: 'Anjali Thomas',
    category: 'STUDIO',
    kind: 'STUDIO',
    furnishing: 'FURNISHED',
    propertyStatus: 'FOR_RENT',
    address: 'Sector 137, Noida Expressway, Noida',
    locality: 'Sector 137',
    city: 'Noida',
    latitude: 28.5085,
    longitude: 77.4065,
    price: '23,500',
    area: '400 sq ft carpet',
    rooms: 'Studio',
    baths: '1',
    yearBuilt: '2022',
    lotDimensions: '',
    rent: { depositMonths: 2, maintenance: 0, brokerageDays: 15, noticeMonths: 1 },
    description:
      'Furnished, on the ninth floor, free from 1 December. The bed stands on a platform with drawers ' +
      'below, there are four lamps instead of one tube light, and the window looks north-east, away from ' +
      'the expressway.\n\n' +
      'Who lives well here: one person, or two who like each other. Who does not: anyone with a dog (the ' +
      'association says no) or with two cars. Noida Sector 137 station is a walk of 500 m on a lit ' +
      'footpath, and there is a chemist, a dairy and a clinic before you reach it.\n\n' +
      'The rent includes maintenance and one parking place. Electricity is billed by the unit through a ' +
      'prepaid meter. Deposit: two months, returned within fifteen days of leaving, as the lease says in ' +
      'words and figures.',
    aboutBuilder:
      'The studio belongs to a retired couple in Pune who bought it new. We collect the rent, send the ' +
      'plumber and hand back the deposit on their behalf.',
    reraNumber: 'SAMPLE-2019-0137',
    reraDetails: leaseReraNote,
    disclaimer: rentDisclaimer,
    features: ['Living Room', 'Bathroom', 'Parking', 'Furnished'],
    amenities: [
      'Air Conditioning',
      'Refrigerator',
      'Washer',
      'Microwave',
      'Window Coverings',
      'WiFi',
      '24x7 Security',
    ],
    images: [
      'studio-interior-evening.jpg',
      'studio-work-corner-kitchenette.jpg',
      'studio-apartment-tower-morning.jpg',
      'residence-lobby-reception.jpg',
    ],
  },
  {
    title: 'Amaltas Court',
    costs: resaleCosts,
    responsible: 'Meera Bhatnagar',
    category: 'RESIDENTIAL',
    kind: 'FLAT',
    sale: 'RESALE',
    propertyStatus: 'FOR_SALE',
    address: 'Block F, Sector 50, Noida',
    locality: 'Sector 50',
    city: 'Noida',
    latitude: 28.5712,
    longitude: 77.3668,
    price: '1,85,00,000',
    area: '1,280 sq ft carpet; 1,720 sq ft super built-up',
    rooms: '3 BHK',
    baths: '3',
    yearBuilt: '2009',
    lotDimensions: '3.5 acres',
    description:
      'An old-fashioned plan in the best sense: a square hall, three bedrooms at the corners, a kitchen ' +
      'with a door, and walls thick enough that you do not hear the family upstairs. The flat is on the ' +
      'fourth of eight floors and faces the garden court, where the amaltas trees flower in May.\n\n' +
      'The owners have lived here since the beginning and are moving to be near their daughter. They ' +
      'renewed the wiring in 2020 and the bathrooms in 2022; the kitchen is original. Expect to spend on ' +
      'it.\n\n' +
      'Sector 50 has what new sectors wait for: schools within walking distance, a market that opens ' +
      'early, and Noida Sector 50 station at 1.6 km. What it lacks is parking. The flat has one stilt ' +
      'bay, and visitors circle.',
    builder: 'Amaltas group housing society',
    aboutBuilder:
      'Built by the Amaltas group housing society for its own members. The society still runs the lifts, ' +
      'the tube well and the accounts, and publishes all three on its notice board.',
    reraNumber: '',
    reraDetails: beforeActReraNote,
    disclaimer: resaleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Garden', 'Parking'],
    amenities: ['24x7 Security', 'Indoor Game', 'Window Coverings'],
    images: [
      'garden-court-mid-rise-morning.jpg',
      'living-room-afternoon.jpg',
      'master-bedroom-morning.jpg',
      'blog-garden-path-morning.jpg',
    ],
  },
  {
    title: 'Neem Villas',
    responsible: 'Devendra Rawat',
    category: 'RESIDENTIAL',
    kind: 'VILLA',
    sale: 'NEW',
    facing: ['EAST'],
    propertyStatus: 'UNDER_OFFER',
    address: 'Sector 17A, Yamuna Expressway, Greater Noida',
    locality: 'Sector 17A, Yamuna Expressway',
    city: 'Greater Noida',
    latitude: 28.3612,
    longitude: 77.5436,
    price: '2,40,00,000',
    area: '2,150 sq ft carpet; 2,780 sq ft built-up',
    rooms: '4 BHK',
    baths: '4',
    yearBuilt: '2025',
    lotDimensions: '250 sq yd (30 × 75 ft)',
    description:
      'Forty-two villas on two quiet streets, each on its own 250 sq yd plot with a neem tree that the ' +
      'lease forbids you to cut. This one, number 17, faces east. The ground floor has a bedroom with a ' +
      'bathroom at wheelchair width, so grandparents need no stairs.\n\n' +
      'You will drive. Pari Chowk is about 14 km away, no metro is near, and the school bus is the only ' +
      'bus that comes to the gate. In return the lane is silent after nine, the sky is wide, and there is ' +
      'room for two cars and a kitchen garden.\n\n' +
      'An offer from a buyer was accepted in November and papers are being checked. We keep a second name ' +
      'on the list in case the loan is not sanctioned.',
    builder: 'Nimboli Homes',
    aboutBuilder:
      'Nimboli Homes builds low and slowly: its first two streets took six years, and it lives from ' +
      'repeat buyers. Snags reported in the first year were closed in nine days on average, by its own ' +
      'register.',
    reraNumber: 'SAMPLE-2022-0017',
    reraDetails: completedReraNote,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Garage', 'Garden', 'Parking'],
    amenities: ['Air Conditioning', 'Barbeque', '24x7 Security', 'Window Coverings', 'Solar Water Heater'],
    images: [
      'villa-street-afternoon.jpg',
      'living-room-afternoon.jpg',
      'modular-kitchen-daylight.jpg',
      'master-bedroom-morning.jpg',
      'blog-garden-path-morning.jpg',
    ],
  },
  {
    title: 'Bazaar Street',
    responsible: 'Harpal Sandhu',
    category: 'COMMERCIAL',
    kind: 'SHOP',
    sale: 'NEW',
    alsoHas: ['CORNER'],
    propertyStatus: 'FOR_SALE',
    address: 'Sector 18, Noida',
    locality: 'Sector 18',
    city: 'Noida',
    latitude: 28.5696,
    longitude: 77.3238,
    price: 'On Request',
    area: '310–1,450 sq ft carpet',
    rooms: '',
    baths: '',
    yearBuilt: 'Q2 2027',
    lotDimensions: '2.3 acres',
    description:
      'A walking street, 14 m wide and closed to cars, with shops on two levels and offices above. Noida ' +
      'Sector 18 station is 350 m away and the public multi-level car park is on the same side of the ' +
      'road, which matters more to a jeweller than any brochure.\n\n' +
      'Shop depth is the number to look at here. Ground-floor units run 38 ft deep on a 12 ft front; a ' +
      'café can live with that, a shoe shop finds the back third hard to sell from. Corner units are ' +
      'better and are priced so.\n\n' +
      'Prices are given on request because they differ by front, floor and corner. Tell us your trade and ' +
      'we answer with three units and their all-in cost on one page. The exhaust shafts for kitchens are ' +
      'sanctioned for the north row only.',
    builder: 'Hatiya Retail',
    aboutBuilder:
      'Hatiya Retail leases and manages shopping streets in three cities of Uttar Pradesh. It keeps a ' +
      'third of the shops in its own hands and chooses the mix of trades.',
    reraNumber: 'SAMPLE-2025-0018',
    reraDetails: ongoingReraNote,
    disclaimer: saleDisclaimer,
    features: ['Parking', 'Bathroom', 'Dining Area', 'Goods Lift'],
    amenities: ['24x7 Security', 'WiFi', 'Air Conditioning'],
    images: [
      'retail-high-street-evening.jpg',
      'office-podium-blue-hour.jpg',
      'office-interior-workspace.jpg',
      'residence-lobby-reception.jpg',
    ],
  },
  {
    title: 'Tulsi Floors',
    responsible: 'Devendra Rawat',
    category: 'RESIDENTIAL',
    kind: 'BUILDER_FLOOR',
    sale: 'NEW',
    alsoHas: ['LIFT', 'TERRACE'],
    propertyStatus: 'FOR_SALE',
    address: 'Sector 22D, Yamuna Expressway, Greater Noida',
    locality: 'Sector 22D, Yamuna Expressway',
    city: 'Greater Noida',
    latitude: 28.3172,
    longitude: 77.5482,
    price: '1.02 Cr onwards',
    area: '1,240 sq ft carpet; 1,610 sq ft built-up',
    rooms: '3 BHK',
    baths: '3',
    yearBuilt: 'Q3 2027',
    lotDimensions: '250 sq yd per building',
    description:
      'Four homes to a building, one on each floor, with a lift, a stilt for parking and nobody above you ' +
      'on the fourth, where the terrace belongs to the flat. Inside, the three bedrooms share one long ' +
      'wall to the south and the kitchen has its own wash balcony.\n\n' +
      'How far along is it? Thirty-one of fifty-six buildings have their roof slab. The model floor in ' +
      'building 9 can be walked through on any day, and it is built to the same specification as the ' +
      'rest, down to the switches; we compared them with the schedule in the agreement.\n\n' +
      'Noida International Airport at Jewar is roughly 20 km by road. Whether flights pass overhead ' +
      'depends on the runway in use, so come at two different hours. There is no metro here, and we know ' +
      'of none under construction.',
    builder: 'Tulsi Angan Developers',
    aboutBuilder:
      'Tulsi Angan Developers built its first street of floors in Greater Noida in 2015. The firm is ' +
      'small; it works on one site at a time and publishes a photograph of each building every month.',
    reraNumber: 'SAMPLE-2025-0022',
    reraDetails: ongoingReraNote,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Parking', 'Private Lift Lobby'],
    amenities: ['24x7 Security', 'Recreation', 'Barbeque', 'WiFi'],
    images: [
      'independent-floors-golden-hour.jpg',
      'modular-kitchen-daylight.jpg',
      'master-bedroom-morning.jpg',
      'living-room-afternoon.jpg',
    ],
  },
  {
    title: 'Nukkad Studios',
    responsible: 'Anjali Thomas',
    category: 'STUDIO',
    kind: 'STUDIO',
    sale: 'NEW',
    alsoHas: ['LIFT'],
    propertyStatus: 'FOR_SALE',
    address: 'Sector 143, Noida Expressway, Noida',
    locality: 'Sector 143',
    city: 'Noida',
    latitude: 28.4972,
    longitude: 77.4262,
    price: '46 lakh',
    area: '440–520 sq ft carpet; 690–815 sq ft super built-up',
    rooms: 'Studio',
    baths: '1',
    yearBuilt: 'Q3 2027',
    lotDimensions: '1.6 acres',
    description:
      'The coloured panels are easy to like; look at the corridors instead. They end in windows, so the ' +
      'long walk to your door has daylight, and the sixteen studios of a floor share four lifts. In many ' +
      'studio blocks it is two.\n\n' +
      'Each unit has a balcony 4 ft 6 in deep, enough for a chair and a drying stand. Noida Sector 143 ' +
      'station is 650 m from the gate, and the office blocks of Sectors 142 and 144 are one stop either ' +
      'way.\n\n' +
      'Buyers ask us about rent. We do not promise any. A furnished studio on our list, two stations up ' +
      'the line, asks ₹ 23,500 with maintenance included; yours may fetch more or less, and nothing in an ' +
      'empty month. Do the sum with eleven months, not twelve.',
    builder: 'Nukkad Living',
    aboutBuilder:
      'Nukkad Living has handed over two studio buildings in Ghaziabad. It offers to manage the letting; ' +
      'the contract can be ended with sixty days’ notice, and we advise reading that clause first.',
    reraNumber: 'SAMPLE-2025-0143',
    reraDetails: ongoingReraNote,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Bathroom', 'Gym Area', 'Parking'],
    amenities: ['Gym', 'Air Conditioning', 'WiFi', 'Washer', '24x7 Security', 'Recreation'],
    images: [
      'studio-apartment-tower-morning.jpg',
      'studio-interior-daylight.jpg',
      'studio-work-corner-kitchenette.jpg',
      'clubhouse-pool-afternoon.jpg',
    ],
  },
  {
    title: 'Saptarishi Park',
    costs: readyHomeCosts,
    responsible: 'Rohan Iyer',
    category: 'RESIDENTIAL',
    kind: 'FLAT',
    sale: 'NEW',
    propertyStatus: 'FOR_SALE',
    address: 'Sector 1, Greater Noida West',
    locality: 'Sector 1, Greater Noida West',
    city: 'Greater Noida',
    latitude: 28.5838,
    longitude: 77.4462,
    price: '72 lakh',
    area: '770–1,240 sq ft carpet; 1,190–1,890 sq ft super built-up',
    rooms: '2–3 BHK',
    baths: '2–3',
    yearBuilt: '2024',
    lotDimensions: '12.5 acres',
    description:
      'Seven towers stand in a ring, and the middle is kept for people: a pool, two courts, a school-bus ' +
      'bay with a roof, and grass you are allowed to sit on. Cars go underground at the gate.\n\n' +
      'The two-bedroom home at 770 sq ft is the honest choice for a first flat. Its second bedroom takes ' +
      'a double bed and a desk, not a wardrobe as well. Families with two children should see the 1,010 ' +
      'sq ft plan on the north side before deciding.\n\n' +
      'Five towers are occupied. Towers Atri and Pulaha received their occupancy certificates this spring ' +
      'and have most of the homes on offer. The daily trip is by road: about 10 km to Noida Sector 51 ' +
      'station, forty minutes at nine in the morning. A metro to Greater Noida West has been proposed for ' +
      'years; we suggest you price the home as if it came late.',
    builder: 'Saptarishi Awas',
    aboutBuilder:
      'Saptarishi Awas was formed by four engineers in 2010 and has built only in Greater Noida West. ' +
      'Dues to the land authority are cleared, and the letter that says so hangs in the site office.',
    reraNumber: 'SAMPLE-2020-0001',
    reraDetails: `${completedReraNote}\n\nSample of a check: occupancy certificates of Atri and Pulaha seen by Devendra Rawat on 22 May 2026.`,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Gym Area', 'Garden', 'Parking'],
    amenities: [
      'Swimming Pool',
      'Gym',
      'Basketball Court',
      'Indoor Game',
      'Recreation',
      '24x7 Security',
      'Covered School-Bus Bay',
    ],
    images: [
      'township-aerial-towers.jpg',
      'clubhouse-pool-afternoon.jpg',
      'living-room-afternoon.jpg',
      'master-bedroom-morning.jpg',
      'landscaped-garden-pavilion.jpg',
      'residence-lobby-reception.jpg',
    ],
  },
  {
    title: 'Vritt One',
    responsible: 'Harpal Sandhu',
    category: 'COMMERCIAL',
    kind: 'OFFICE',
    sale: 'NEW',
    propertyStatus: 'FOR_SALE',
    address: 'Sector 142, Noida Expressway, Noida',
    locality: 'Sector 142',
    city: 'Noida',
    latitude: 28.5006,
    longitude: 77.4108,
    price: '1.4–3.1 Cr',
    area: '980–2,150 sq ft carpet; 1,560–3,420 sq ft super built-up',
    rooms: '',
    baths: '',
    yearBuilt: 'Dec 2026',
    lotDimensions: '2.8 acres',
    description:
      'Round towers waste space, the rule says. This one has a floor of eight wedge-shaped offices around ' +
      'a straight core, and the architect put toilets, ducts and stairs into the awkward bits. What ' +
      'remains for desks is 63 % of the super area, and the price list says so beside every unit.\n\n' +
      'Noida Sector 142 station is 350 m from the lobby. Glazing is double, with fixed white fins on the ' +
      'south and west that halve the afternoon sun by the façade consultant’s calculation.\n\n' +
      'Floors three to eleven are sold, two to banks. The fire certificate is the last paper outstanding, ' +
      'and no balance payment falls due before it arrives.',
    builder: 'Vritt Workplaces',
    aboutBuilder:
      'Vritt Workplaces belongs to a contractor that has put up offices for others since 1998. This is ' +
      'the first building under its own name.',
    reraNumber: 'SAMPLE-2023-0142',
    reraDetails: ongoingReraNote,
    disclaimer: saleDisclaimer,
    features: ['Parking', 'Bathroom', 'Dining Area', 'Power Backup'],
    amenities: ['Air Conditioning', 'WiFi', '24x7 Security', 'Electric-Car Charging'],
    images: [
      'curved-office-tower-day.jpg',
      'office-interior-workspace.jpg',
      'residence-lobby-reception.jpg',
      'blog-metro-viaduct-towers.jpg',
    ],
  },
  {
    title: 'Kachnar House',
    responsible: 'Meera Bhatnagar',
    category: 'RESIDENTIAL',
    kind: 'INDEPENDENT_HOUSE',
    sale: 'RESALE',
    alsoHas: ['POOL'],
    propertyStatus: 'FOR_SALE',
    address: 'Block B, Sector 44, Noida',
    locality: 'Sector 44',
    city: 'Noida',
    latitude: 28.5558,
    longitude: 77.3395,
    price: 'On Request',
    area: '4,850 sq ft built-up; 450 sq m plot',
    rooms: '5 BHK',
    baths: '6',
    yearBuilt: '2020',
    lotDimensions: '450 sq m (15 × 30 m)',
    description:
      'A house in a sector where houses seldom change hands. Two storeys, five bedrooms, a lap pool of 11 ' +
      'm along the south boundary, and a kachnar tree older than the foundations, around which the ' +
      'drawing room was bent.\n\n' +
      'The owner, an engineer, kept everything: soil report, structural drawings, photographs of the ' +
      'steel before each slab was poured, bills for the waterproofing. A surveyor can be through in a ' +
      'morning.\n\n' +
      'Botanical Garden, where the Blue and Magenta Lines meet, is 1.5 km away. The plot is on a ' +
      'ninety-year lease from the authority, sixty-one years of which remain, and transfer charges are ' +
      'payable; we have the current calculation. Viewings are by appointment, on Saturdays, with the ' +
      'price given in person.',
    aboutBuilder:
      'Built by its owner with a small Delhi architect’s office and one contractor for the whole work. ' +
      'The completion certificate was issued in January 2020.',
    reraNumber: '',
    reraDetails:
      'A single house on its owner’s plot needs no project registration. The lease deed, the completion ' +
      'certificate and the authority’s no-dues letter can be inspected at our office.',
    disclaimer: resaleDisclaimer,
    features: ['Living Room', 'Garage', 'Dining Area', 'Bedroom', 'Bathroom', 'Garden', 'Parking', 'Study'],
    amenities: [
      'Swimming Pool',
      'Air Conditioning',
      'Fireplace',
      'Barbeque',
      'Refrigerator',
      'Washer',
      'Window Coverings',
    ],
    images: [
      'modern-villa-pool-dusk.jpg',
      'living-room-afternoon.jpg',
      'modular-kitchen-daylight.jpg',
      'master-bedroom-morning.jpg',
      'blog-balcony-view-dusk.jpg',
    ],
  },
  {
    title: 'Sarson Enclave',
    responsible: 'Devendra Rawat',
    category: 'RESIDENTIAL',
    kind: 'PLOT',
    sale: 'NEW',
    facing: ['EAST'],
    propertyStatus: 'FOR_SALE',
    address: 'Sector 19, Yamuna Expressway, Greater Noida',
    locality: 'Sector 19, Yamuna Expressway',
    city: 'Greater Noida',
    latitude: 28.3105,
    longitude: 77.556,
    price: '66 lakh',
    area: '120–300 sq yd plot',
    rooms: '',
    baths: '',
    yearBuilt: 'Q1 2027',
    lotDimensions: '120 sq yd (24 × 45 ft) to 300 sq yd (40 × 67.5 ft)',
    description:
      'Plots, and nothing else yet: roads with kerbs, drains you can open and look into, street lamps ' +
      'that work, and a boundary wall on three of four sides. About a dozen houses are going up along the ' +
      'first avenue.\n\n' +
      'The smallest plot, 120 sq yd, starts at ₹ 55,000 a square yard. Add for a park front, a corner or ' +
      'the 18 m road; the list is fixed and we send it unasked. East-facing plots of 200 sq yd are the ' +
      'scarcest, with nine left.\n\n' +
      'Before you imagine the house, ask four things. Is the road in front handed over or only laid? ' +
      'Where does the sewer end today? By when must you build under the lease, and what does an extension ' +
      'cost? How high may you go? The answers for this enclave, with the paper behind each one, fill two ' +
      'pages at our office.',
    builder: 'Sarson Bhoomi Developers',
    aboutBuilder:
      'Sarson Bhoomi Developers lays out plots and does not build on them. Its earlier enclave near ' +
      'Dankaur was connected to the grid a year after the date promised; here the substation came first.',
    reraNumber: 'SAMPLE-2024-0019',
    reraDetails:
      'Plotted developments are registered too. The number shown is a marked sample. Compare the ' +
      'sanctioned layout with the peg on the ground, and ask which roads and drains the completion ' +
      'certificate covers.',
    disclaimer: saleDisclaimer,
    features: ['Garden', 'Parking', 'Corner Plots', 'Park-Facing Plots'],
    amenities: ['24x7 Security', 'Recreation', 'Street Lighting'],
    images: [
      'plotted-development-aerial.jpg',
      'villa-street-afternoon.jpg',
      'blog-garden-path-morning.jpg',
      'blog-blueprint-on-desk.jpg',
    ],
  },
  {
    title: 'Sopan Terraces',
    costs: newHomeCosts,
    category: 'RESIDENTIAL',
    kind: 'FLAT',
    sale: 'NEW',
    alsoHas: ['SERVANT_ROOM', 'TERRACE'],
    propertyStatus: 'FOR_SALE',
    address: 'Sector 107, Noida',
    locality: 'Sector 107',
    city: 'Noida',
    latitude: 28.5496,
    longitude: 77.3772,
    price: '3.4 Cr onwards',
    area: '2,050–2,640 sq ft carpet; 3,080–3,960 sq ft super built-up',
    rooms: '4 BHK',
    baths: '4–5',
    yearBuilt: 'Dec 2028',
    lotDimensions: '3.9 acres',
    description:
      'The building steps back as it climbs, so that every third floor gains an open terrace planted from ' +
      'its own soil bed. The waterproofing below those beds is guaranteed for ten years in the agreement. ' +
      'We asked for that line, and other buyers have it now as well.\n\n' +
      'There are only two homes on a floor, both with a servant’s room, a utility yard and a lobby that ' +
      'the neighbours do not share. The living room faces east across the low houses of the next sector. ' +
      'Nothing tall is permitted there under the present master plan, and master plans can change.\n\n' +
      'The raft is cast and the third basement is complete: this is early. Payment follows construction ' +
      'in eleven stages. Noida Sector 101 on the Aqua Line is 1.5 km away.',
    builder: 'Sopan Estates',
    aboutBuilder:
      'Sopan Estates has completed two buildings of similar size, both in Noida, both within the ' +
      'six-month extension that registered projects were given in 2020. Its accounts are audited and ' +
      'filed.',
    reraNumber: 'SAMPLE-2026-0107',
    reraDetails: ongoingReraNote,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Garden', 'Gym Area', 'Parking'],
    amenities: [
      'Swimming Pool',
      'Gym',
      'Air Conditioning',
      '24x7 Security',
      'Barbeque',
      'Indoor Game',
      'Window Coverings',
    ],
    images: [
      'stepped-terrace-tower-golden-hour.jpg',
      'living-room-afternoon.jpg',
      'modular-kitchen-daylight.jpg',
      'blog-balcony-view-dusk.jpg',
      'residence-lobby-reception.jpg',
    ],
  },
  {
    title: 'Peepal Square',
    responsible: 'Harpal Sandhu',
    category: 'COMMERCIAL',
    kind: 'OFFICE',
    alsoHas: ['CORNER', 'LIFT'],
    propertyStatus: 'FOR_RENT',
    address: 'Block H, Sector 63, Noida',
    locality: 'Sector 63',
    city: 'Noida',
    latitude: 28.6262,
    longitude: 77.3822,
    price: '71,300',
    area: '1,150 sq ft carpet; 1,690 sq ft super built-up',
    rooms: '',
    baths: '',
    yearBuilt: '2018',
    lotDimensions: '',
    rent: { lockInMonths: 18 },
    description:
      'For a team of eighteen to twenty-two: one open room, two cabins, a meeting room for eight behind ' +
      'glass, a pantry with a window. Sixth floor, south-east corner, lift to the door.\n\n' +
      '₹ 71,300 a month is ₹ 62 per sq ft of carpet. Maintenance adds ₹ 14 per sq ft of super area and ' +
      'includes cooling from nine to eight; later hours are metered. The owner will repaint and replace ' +
      'the carpet before handing over, and accepts a lock-in of eighteen months.\n\n' +
      'Noida Electronic City, the last stop of the Blue Line, is 1 km away, with shared autos at every ' +
      'hour. The street floods once or twice a year for an afternoon. The entrance is four steps up, and ' +
      'the server room is not in the basement.',
    builder: 'Peepal Yard Offices',
    aboutBuilder:
      'Peepal Yard Offices lets eight small buildings in Sectors 62 to 65. Repairs go through one phone ' +
      'number, and its tenants tell us it is answered.',
    reraNumber: 'SAMPLE-2017-0063',
    reraDetails: leaseReraNote,
    disclaimer: rentDisclaimer,
    features: ['Parking', 'Dining Area', 'Bathroom', 'Power Backup'],
    amenities: ['Air Conditioning', 'WiFi', 'Refrigerator', 'Microwave', 'Window Coverings', '24x7 Security'],
    images: [
      'office-podium-blue-hour.jpg',
      'office-interior-workspace.jpg',
      'residence-lobby-reception.jpg',
      'blog-metro-viaduct-towers.jpg',
    ],
  },
  {
    title: 'Chaukhat Studios',
    category: 'STUDIO',
    kind: 'STUDIO',
    sale: 'NEW',
    propertyStatus: 'FOR_SALE',
    address: 'Techzone IV, Greater Noida West',
    locality: 'Techzone IV, Greater Noida West',
    city: 'Greater Noida',
    latitude: 28.5932,
    longitude: 77.4352,
    price: '34 lakh',
    area: '375 sq ft carpet; 600 sq ft super built-up',
    rooms: 'Studio',
    baths: '1',
    yearBuilt: 'Q2 2027',
    lotDimensions: '2.1 acres',
    description:
      'Somebody who works from home drew this plan. The desk has the window, the bed has the quiet ' +
      'corner, and the dining table for two can be pulled out to seat five. It is 375 sq ft of carpet, ' +
      'and you will not find a spare square foot of corridor in it.\n\n' +
      'Techzone IV is still being built: expect lorries until 2028 and a good bakery already. Ek Murti ' +
      'Chowk is ten minutes away outside rush hour, Noida Sector 51 station about 8 km.\n\n' +
      'The land use is commercial, as it is for most studios in this sector. That means commercial ' +
      'electricity rates and, at some banks, a smaller loan. Sana on our team can tell you which of three ' +
      'lenders we asked this month would go how far.',
    builder: 'Chaukhat Spaces',
    aboutBuilder:
      'Chaukhat Spaces is run by two architects and a contractor. They have one finished building, in ' +
      'Vaishali, and take buyers to see it on the first Sunday of the month.',
    reraNumber: 'SAMPLE-2024-0375',
    reraDetails: ongoingReraNote,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bathroom', 'Parking', 'Work Corner'],
    amenities: ['WiFi', 'Air Conditioning', 'Microwave', 'Refrigerator', 'Indoor Game', '24x7 Security'],
    images: [
      'studio-work-corner-kitchenette.jpg',
      'studio-interior-evening.jpg',
      'studio-interior-daylight.jpg',
      'studio-apartment-tower-morning.jpg',
      'clubhouse-pool-afternoon.jpg',
    ],
  },
  {
    title: 'Deodar Park',
    category: 'RESIDENTIAL',
    kind: 'FLAT',
    sale: 'RESALE',
    furnishing: 'SEMI_FURNISHED',
    alsoHas: ['LIFT'],
    propertyStatus: 'SOLD',
    soldOn: '2026-10-24',
    address: 'Sector 137, Noida Expressway, Noida',
    locality: 'Sector 137',
    city: 'Noida',
    latitude: 28.5092,
    longitude: 77.4088,
    price: '1,05,00,000',
    area: '810 sq ft carpet; 1,220 sq ft super built-up',
    rooms: '2 BHK',
    baths: '2',
    yearBuilt: '2015',
    lotDimensions: '5.1 acres',
    description:
      'Sold in October 2026, five weeks after the first visit. We leave it here because people ask what a ' +
      'well-kept two-bedroom flat near Noida Sector 137 station (750 m) was asking.\n\n' +
      'Fourteenth floor, facing the inner court, semi-furnished, sub-lease registered in 2016. The asking ' +
      'price of ₹ 1.05 Cr came to ₹ 12,963 per sq ft of carpet. The building is eleven years old and had ' +
      'its lifts overhauled in 2024, for which every owner paid; the receipts shortened the negotiation ' +
      'considerably.',
    builder: 'Deodar Nirman',
    aboutBuilder:
      'Deodar Nirman completed the six towers in 2015. An elected owners’ association has run them since ' +
      '2018 and keeps a sinking fund.',
    reraNumber: '',
    reraDetails: beforeActReraNote,
    disclaimer: resaleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Parking'],
    amenities: ['Gym', 'Swimming Pool', '24x7 Security', 'Window Coverings'],
    images: [
      'clubhouse-pool-afternoon.jpg',
      'residential-tower-sunset.jpg',
      'master-bedroom-morning.jpg',
      'modular-kitchen-daylight.jpg',
    ],
  },
  {
    title: 'Dhruv Chambers',
    category: 'COMMERCIAL',
    kind: 'OFFICE',
    sale: 'RESALE',
    alsoHas: ['LIFT'],
    propertyStatus: 'FOR_SALE',
    address: 'Alpha Commercial Belt, Alpha I, Greater Noida',
    locality: 'Alpha I',
    city: 'Greater Noida',
    latitude: 28.4722,
    longitude: 77.5108,
    price: '49,00,000',
    area: '520 sq ft carpet; 800 sq ft super built-up',
    rooms: '',
    baths: '1',
    yearBuilt: '2016',
    lotDimensions: '',
    description:
      'A second-floor office that has been a chartered accountant’s for ten years: waiting room, three ' +
      'cabins, file store, its own washroom. The next owner could be a clinic, a law office or a coaching ' +
      'class for thirty; the authority permits all three here, and we have checked.\n\n' +
      'Alpha 1 station is 300 m away and the courts at Surajpur about twenty minutes by car. The stairs ' +
      'are wide, the lift is small, and clients in wheelchairs need help at one step that could be ramped ' +
      'for very little.\n\n' +
      'It is free of any loan. The seller wants to keep the furniture of one cabin and nothing else.',
    builder: 'Dhruvtara Commercial',
    aboutBuilder:
      'Dhruvtara Commercial built this four-storey block and two beside it. The shop owners’ committee ' +
      'maintains them at ₹ 6 per sq ft, without a generator for the upper floors.',
    reraNumber: '',
    reraDetails: beforeActReraNote,
    disclaimer: resaleDisclaimer,
    features: ['Bathroom', 'Parking', 'Waiting Room'],
    amenities: ['Air Conditioning', 'Window Coverings', 'WiFi'],
    images: [
      'office-interior-workspace.jpg',
      'residence-lobby-reception.jpg',
      'retail-high-street-evening.jpg',
      'blog-metro-viaduct-towers.jpg',
    ],
  },
  {
    title: 'Kadamb Row',
    category: 'RESIDENTIAL',
    kind: 'INDEPENDENT_HOUSE',
    sale: 'RESALE',
    alsoHas: ['GATED', 'TERRACE'],
    propertyStatus: 'UNDER_OFFER',
    address: 'Sector Pi I, Greater Noida',
    locality: 'Pi I',
    city: 'Greater Noida',
    latitude: 28.4548,
    longitude: 77.5178,
    price: '1,65,00,000',
    area: '1,720 sq ft carpet; 2,260 sq ft built-up',
    rooms: '4 BHK',
    baths: '4',
    yearBuilt: '2018',
    lotDimensions: '167 sq yd (20 × 75 ft)',
    description:
      'End of the row, so it has windows on three sides where its neighbours have two. Three storeys: ' +
      'parents below, children in the middle, a room with a roof terrace on top that has been a music ' +
      'room, a sickroom and an office.\n\n' +
      'Pari Chowk station is 1.9 km off, and the expressway begins five minutes later. The lane belongs ' +
      'to thirty-six houses with one gate and a guard whom everyone knows by name.\n\n' +
      'A buyer has paid a token and the bank’s valuer has visited. The sale should be registered in ' +
      'January; should it fail, those who have seen the house will hear from us first.',
    builder: 'Kadamb Row Homes',
    aboutBuilder:
      'Kadamb Row Homes finished the lane in 2018 and has since dissolved. Owners hold the common areas ' +
      'jointly, under a deed we have read and can explain.',
    reraNumber: 'SAMPLE-2017-0036',
    reraDetails: completedReraNote,
    disclaimer: resaleDisclaimer,
    features: ['Living Room', 'Garage', 'Dining Area', 'Bedroom', 'Bathroom', 'Garden', 'Parking'],
    amenities: ['Air Conditioning', 'Barbeque', 'Washer', '24x7 Security'],
    images: [
      'villa-front-afternoon.jpg',
      'villa-street-afternoon.jpg',
      'modular-kitchen-daylight.jpg',
      'living-room-afternoon.jpg',
      'master-bedroom-morning.jpg',
    ],
  },
  {
    title: 'Kitab Studios',
    responsible: 'Anjali Thomas',
    category: 'STUDIO',
    kind: 'STUDIO',
    furnishing: 'FURNISHED',
    propertyStatus: 'FOR_RENT',
    address: 'Knowledge Park II, Greater Noida',
    locality: 'Knowledge Park II',
    city: 'Greater Noida',
    latitude: 28.4602,
    longitude: 77.4972,
    price: '15,500',
    area: '320 sq ft carpet',
    rooms: 'Studio',
    baths: '1',
    yearBuilt: '2020',
    lotDimensions: '',
    description:
      'Made for students, let to anyone who keeps library hours. Bed, desk, bookshelf, hot plate, fridge; ' +
      'a laundry on each second floor; a reading room downstairs that stays open all night before ' +
      'examinations.\n\n' +
      'Knowledge Park II station is 650 m away, several colleges less than that. The gate closes at ' +
      'eleven unless you ask in advance, a rule parents like and tenants learn to work with.\n\n' +
      'Three studios come free on 15 December. Rent covers water, Wi-Fi and cleaning once a week, ' +
      'electricity is by meter, and a lease may be as short as five months. Parents living abroad can ' +
      'sign by courier.',
    builder: 'Kitab Ghar Rentals',
    aboutBuilder:
      'Kitab Ghar Rentals owns and runs the building with a warden and four staff. It has two more in ' +
      'Knowledge Park III, usually full by July.',
    reraNumber: 'SAMPLE-2018-0320',
    reraDetails: leaseReraNote,
    disclaimer: rentDisclaimer,
    features: ['Bathroom', 'Dining Area', 'Furnished', 'Reading Room'],
    amenities: ['WiFi', 'Washer', 'Refrigerator', 'Air Conditioning', 'Indoor Game', '24x7 Security'],
    images: [
      'studio-window-desk.jpg',
      'studio-interior-evening.jpg',
      'residence-lobby-reception.jpg',
      'blog-garden-path-morning.jpg',
    ],
  },
  {
    title: 'Chinar Court',
    costs: timeLinkedCosts,
    category: 'RESIDENTIAL',
    kind: 'FLAT',
    sale: 'NEW',
    alsoHas: ['LIFT'],
    propertyStatus: 'FOR_SALE',
    address: 'Sector 16B, Greater Noida West',
    locality: 'Sector 16B, Greater Noida West',
    city: 'Greater Noida',
    latitude: 28.6068,
    longitude: 77.4428,
    price: '1.08 Cr onwards',
    area: '1,150–1,310 sq ft carpet; 1,690–1,930 sq ft super built-up',
    rooms: '3 BHK',
    baths: '2–3',
    // It is being built whenever the samples are added: a plan by the calendar is shown only until possession.
    get yearBuilt() {
      return `Dec ${dayInIndia().slice(0, 4)}`;
    },
    lotDimensions: '4.4 acres',
    description:
      'Nine floors where the neighbours build thirty. The result is a court in which voices carry ' +
      'pleasantly and children can be called in from a kitchen window. Fewer homes share each lift and ' +
      'each guard, so the monthly charge is slightly above what is usual in the sector.\n\n' +
      'All homes have three bedrooms. The larger plan turns the third into a room of 11 × 13 ft with its ' +
      'own bathroom; in the smaller it is a study in all but name. Kitchens face the shaft on floors one ' +
      'to three, so choose the fourth or higher if you cook with the window open.\n\n' +
      'Finishing is under way, with possession offered in phases from December. Ek Murti Chowk is a short ' +
      'drive away. We go through each flat with a moisture meter and a spirit level before you sign for ' +
      'it, at no cost to you.',
    builder: 'Chinar Court Builders',
    aboutBuilder:
      'Chinar Court Builders grew out of a civil contractor in Ghaziabad. The same site engineer has been ' +
      'in charge from excavation to paint.',
    reraNumber: 'SAMPLE-2023-0016',
    reraDetails: ongoingReraNote,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Garden', 'Parking'],
    amenities: ['Gym', 'Indoor Game', 'Recreation', '24x7 Security', 'WiFi'],
    images: [
      'landscaped-garden-pavilion.jpg',
      'garden-court-mid-rise-morning.jpg',
      'modular-kitchen-daylight.jpg',
      'living-room-afternoon.jpg',
      'blog-garden-path-morning.jpg',
      'residence-lobby-reception.jpg',
    ],
  },
  {
    title: 'Haat Gali, Shop 14',
    category: 'COMMERCIAL',
    kind: 'SHOP',
    propertyStatus: 'FOR_RENT',
    address: 'Techzone IV, Greater Noida West',
    locality: 'Techzone IV, Greater Noida West',
    city: 'Greater Noida',
    latitude: 28.5968,
    longitude: 77.4372,
    price: '78,000',
    area: '520 sq ft carpet',
    rooms: '',
    baths: '1',
    yearBuilt: '2023',
    lotDimensions: '13 ft front × 40 ft depth',
    rent: { depositMonths: 3, risePercent: 12, riseMonths: 36 },
    description:
      'Ground floor, 13 ft of glass on the walking street, ceiling at 14 ft so that a mezzanine fits. The ' +
      'last tenant sold spectacles for two years and moved to a double unit across the way, which says ' +
      'something about the street.\n\n' +
      'Footfall is an evening matter: quiet until five, full from seven, best on Sundays. The housing ' +
      'around it holds several thousand families and still lacks a good tailor, a bookshop and a dentist. ' +
      'We would like to find one of the three.\n\n' +
      '₹ 78,000 is the rent for the first three years, then 12 % more. Three months’ rent as deposit, ' +
      'four weeks free for fitting out. Open flames are not allowed; an electric kitchen is.',
    builder: 'Haat Gali Retail',
    aboutBuilder:
      'Haat Gali Retail keeps all sixty-two shops and answers for light, cleaning and the festival ' +
      'calendar. It charges marketing separately, at a flat ₹ 4,000.',
    reraNumber: 'SAMPLE-2021-0062',
    reraDetails: leaseReraNote,
    disclaimer: rentDisclaimer,
    features: ['Bathroom', 'Parking', 'Mezzanine Height'],
    amenities: ['24x7 Security', 'WiFi', 'Air Conditioning'],
    images: [
      'shopfront-evening.jpg',
      'retail-high-street-evening.jpg',
      'office-podium-blue-hour.jpg',
      'residence-lobby-reception.jpg',
      'landscaped-garden-pavilion.jpg',
    ],
  },
  {
    title: 'Saanjh Studios',
    category: 'STUDIO',
    kind: 'STUDIO',
    sale: 'NEW',
    propertyStatus: 'FOR_SALE',
    address: 'Sector 25, Yamuna Expressway, Greater Noida',
    locality: 'Sector 25, Yamuna Expressway',
    city: 'Greater Noida',
    latitude: 28.3455,
    longitude: 77.5428,
    price: '29,00,000',
    area: '360 sq ft carpet; 545 sq ft super built-up',
    rooms: 'Studio',
    baths: '1',
    yearBuilt: '2025',
    lotDimensions: '1.8 acres',
    description:
      'The cheapest home on our list, and we would rather you knew why. The sector is half empty. Evening ' +
      'buses stop at eight, the nearest supermarket is a drive, and the motor-racing circuit, 1.5 km away ' +
      'by road, is loud on the few days it is used.\n\n' +
      'Now the other side. The building is finished and certified, the west-facing balconies look over ' +
      'open fields, and the towers that might one day block them are not yet even sanctioned. For a ' +
      'university teacher or someone with work at the airport it is a short drive and a manageable ' +
      'loan.\n\n' +
      'Thirty-four of 210 studios are unsold, on floors two, three and eleven. We would take the eleventh.',
    builder: 'Saanjh Suites',
    aboutBuilder:
      'Saanjh Suites built on land bought in 2013 and finished without bank debt, which is why it took so ' +
      'long and why it was not stopped.',
    reraNumber: 'SAMPLE-2021-0025',
    reraDetails: completedReraNote,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Bathroom', 'Gym Area', 'Parking'],
    amenities: ['Gym', 'Swimming Pool', 'Air Conditioning', '24x7 Security', 'Recreation'],
    images: [
      'studio-evening-bed.jpg',
      'studio-apartment-tower-morning.jpg',
      'studio-interior-evening.jpg',
      'studio-interior-daylight.jpg',
      'clubhouse-pool-afternoon.jpg',
    ],
  },
  {
    title: 'Parijat Towers',
    responsible: 'Rohan Iyer',
    category: 'RESIDENTIAL',
    kind: 'FLAT',
    sale: 'NEW',
    alsoHas: ['LIFT'],
    propertyStatus: 'FOR_SALE',
    address: 'Sector 143, Noida Expressway, Noida',
    locality: 'Sector 143',
    city: 'Noida',
    latitude: 28.499,
    longitude: 77.4305,
    price: '1.63–2.15 Cr',
    area: '1,180–1,560 sq ft carpet; 1,790–2,360 sq ft super built-up',
    rooms: '3 BHK',
    baths: '3',
    yearBuilt: 'Q4 2027',
    lotDimensions: '10.8 acres',
    description:
      'Six towers, three plans, one rule: no bedroom shares a wall with a lift. The pool and the courts ' +
      'lie inside the ring, and the outer faces are set 15 m back from the service road, with two rows of ' +
      'trees between.\n\n' +
      'Offices from Sector 142 to Sector 144 are a few minutes away, and many buyers have asked for a ' +
      'desk that is not in the bedroom. The 1,340 sq ft plan has one: an alcove of 6 × 8 ft with a window ' +
      'and a door. Noida Sector 143 station is 1.4 km from the east gate.\n\n' +
      'Structure is complete in four towers. Towers E and F were registered as a second phase with a ' +
      'later date, so check which date your agreement names. The sewage plant, the school site and the ' +
      'price of a second parking bay are still open.',
    builder: 'Parijat Nivas',
    aboutBuilder:
      'Parijat Nivas has delivered 1,100 homes in two earlier projects at Indirapuram. Both associations ' +
      'let us speak to residents; the complaint we heard most was slow lifts, and each of these towers ' +
      'has one lift more.',
    reraNumber: 'SAMPLE-2023-0143',
    reraDetails: ongoingReraNote,
    disclaimer: saleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Gym Area', 'Garden', 'Parking', 'Study'],
    amenities: [
      'Swimming Pool',
      'Gym',
      'Basketball Court',
      'Recreation',
      'Indoor Game',
      '24x7 Security',
      'WiFi',
    ],
    images: [
      'towers-golden-hour.jpg',
      'township-aerial-towers.jpg',
      'living-room-afternoon.jpg',
      'master-bedroom-morning.jpg',
      'modular-kitchen-daylight.jpg',
      'clubhouse-pool-afternoon.jpg',
    ],
  },
  {
    title: 'Uday Campus Suites',
    category: 'COMMERCIAL',
    kind: 'OFFICE',
    sale: 'RESALE',
    furnishing: 'FURNISHED',
    propertyStatus: 'SOLD',
    soldOn: '2026-09-19',
    address: 'Sector 127, Noida Expressway, Noida',
    locality: 'Sector 127',
    city: 'Noida',
    latitude: 28.5372,
    longitude: 77.3428,
    price: '2,05,00,000',
    area: '1,240 sq ft carpet; 1,910 sq ft super built-up',
    rooms: '',
    baths: '2',
    yearBuilt: '2021',
    lotDimensions: '',
    description:
      'Sold in September 2026 to a design studio that had rented two floors below. It was listed for ' +
      'eleven weeks at ₹ 16,532 per sq ft of carpet.\n\n' +
      'A furnished suite on level five, overlooking the fountain court, with 24 desks and two washrooms ' +
      'of its own. Okhla Bird Sanctuary on the Magenta Line is 3.8 km away, so most of the staff came by ' +
      'car. The four reserved bays were the real argument, and the buyer said as much.',
    builder: 'Udaygiri Campuses',
    aboutBuilder:
      'Udaygiri Campuses sells suites and keeps the ground beneath them on a single lease, with a yearly ' +
      'rent that each owner shares. Ask for that figure before comparing prices.',
    reraNumber: 'SAMPLE-2018-0127',
    reraDetails: completedReraNote,
    disclaimer: resaleDisclaimer,
    features: ['Parking', 'Dining Area', 'Bathroom', 'Garden'],
    amenities: ['Air Conditioning', 'WiFi', 'Gym', '24x7 Security', 'Refrigerator'],
    images: [
      'office-lounge-corner.jpg',
      'it-park-campus-golden-hour.jpg',
      'office-interior-workspace.jpg',
      'residence-lobby-reception.jpg',
      'landscaped-garden-pavilion.jpg',
    ],
  },
  {
    title: 'Harsingar Floors',
    category: 'RESIDENTIAL',
    kind: 'BUILDER_FLOOR',
    sale: 'RESALE',
    alsoHas: ['LIFT', 'TERRACE'],
    propertyStatus: 'OFF_MARKET',
    address: 'Sector Delta I, Greater Noida',
    locality: 'Delta I',
    city: 'Greater Noida',
    latitude: 28.48,
    longitude: 77.5225,
    price: '78,00,000',
    area: '1,020 sq ft carpet; 1,330 sq ft built-up',
    rooms: '3 BHK',
    baths: '2',
    yearBuilt: '2017',
    lotDimensions: '200 sq yd per building',
    description:
      'Withdrawn for the present: the owners have let their second-floor home for eleven months and will ' +
      'decide afterwards. Leave us your number if you want to know before it is advertised again.\n\n' +
      'For reference, it has three bedrooms, a corner balcony to the north-east and a shared terrace, in ' +
      'a lane of four-storey buildings with lifts. Delta 1 station is 500 m away. The stilt holds four ' +
      'cars for four families, in marked bays.',
    builder: 'Harsingar Homes',
    aboutBuilder:
      'Harsingar Homes built nineteen such buildings between 2014 and 2019. Its founder still lives in ' +
      'one of them, two lanes away.',
    reraNumber: 'SAMPLE-2017-0151',
    reraDetails: completedReraNote,
    disclaimer: resaleDisclaimer,
    features: ['Living Room', 'Dining Area', 'Bedroom', 'Bathroom', 'Parking'],
    amenities: ['Window Coverings', '24x7 Security', 'Washer'],
    images: [
      'blog-balcony-view-dusk.jpg',
      'independent-floors-golden-hour.jpg',
      'living-room-afternoon.jpg',
      'modular-kitchen-daylight.jpg',
    ],
  },
];
