import type { CostTerms } from '../terms/cost-terms.type.ts';
import { PaymentPlanKind, TransferPayer } from '../terms/cost-terms.type.ts';

const constructionLinked = [
  { name: 'On booking', percent: '10', month: 0 },
  { name: 'Registered agreement', percent: '10', month: 1 },
  { name: 'Foundation', percent: '15', month: 4 },
  { name: '10th floor roof', percent: '20', month: 9 },
  { name: 'Top floor roof', percent: '20', month: 14 },
  { name: 'Flooring and fittings', percent: '15', whenReached: true },
  { name: 'Offer of possession', percent: '10' },
];

/** For a tower whose frame stands: what it has reached is due with the agreement. */
const framed = [
  { name: 'On booking', percent: '10', month: 0 },
  { name: 'Registered agreement', percent: '10', month: 1 },
  { name: 'Work done so far: foundation and frame', percent: '55', month: 2 },
  { name: 'Flooring and fittings', percent: '15', whenReached: true },
  { name: 'Offer of possession', percent: '10' },
];

const timeLinked = [
  { name: 'On booking', percent: '10', month: 0 },
  { name: 'Second payment', percent: '20', month: 3 },
  { name: 'Third payment', percent: '30', month: 9 },
  { name: 'Fourth payment', percent: '30', month: 15 },
  { name: 'Offer of possession', percent: '10' },
];

/** What a sample home under construction charges. The price of the listing is the basic price. */
export const newHomeCosts: CostTerms = {
  locationCharges: [
    { name: 'Park facing', rate: '250' },
    { name: 'Corner', rate: '150' },
  ],
  ...{ maxLocationCharges: 2, floorRise: '25', freeFloors: 4, parking: 450_000, club: 200_000 },
  ...{ powerRate: 25_000, powerKva: 5, electricityRate: '120', developmentRate: '0' },
  ...{ leaseRentRate: '100', securityRate: '50', maintenanceRate: '4.25', maintenanceMonths: 24 },
  ...{ meters: 35_000, legal: 15_000, loanCosts: 12_000 },
  ...{ paymentPlanKind: PaymentPlanKind.CONSTRUCTION_LINKED, paymentPlan: constructionLinked },
};

/** The same charges, for a home in a tower whose frame stands. */
export const framedHomeCosts: CostTerms = { ...newHomeCosts, paymentPlan: framed };

/** The same charges, paid by the calendar. */
export const timeLinkedCosts: CostTerms = {
  ...newHomeCosts,
  ...{ paymentPlanKind: PaymentPlanKind.TIME_LINKED, paymentPlan: timeLinked },
};

/** The same charges for a finished home: nine tenths are due when the keys are handed over. */
export const readyHomeCosts: CostTerms = {
  ...newHomeCosts,
  paymentPlanKind: PaymentPlanKind.TIME_LINKED,
  paymentPlan: [
    { name: 'On booking', percent: '10', month: 0 },
    { name: 'Sale deed and keys', percent: '90', month: 2 },
  ],
};

/** What a sample studio charges; the builder has not said what meters cost. */
export const studioCosts: CostTerms = {
  ...{ locationCharges: [], floorRise: '0', parking: 250_000, club: 100_000, powerRate: 20_000, powerKva: 2 },
  ...{ electricityRate: '110', leaseRentRate: '90', securityRate: '40', maintenanceRate: '9' },
  ...{ maintenanceMonths: 12, legal: 12_000, loanCosts: 10_000 },
};

/** What comes on top of the price of a sample resale. */
export const resaleCosts: CostTerms = {
  ...{ legal: 18_000, loanCosts: 12_000, allotmentPrice: 2_450_000, transferPayer: TransferPayer.BUYER },
};
