import type { BuyerKind, CostChoices } from '../schema.generated.ts';
import { isDay } from '../text/day.ts';

/** The parameters of the address of a cost sheet; a shared link keeps the choices. */
export const costParameters = [
  'configuration',
  'unit',
  'carpet',
  'floor',
  'charge',
  'parking',
  'buyer',
  'share',
  'loan',
  'interest',
  'years',
  'circle',
  'ready',
  'booked',
  'income',
  'emis',
  'prepay',
  'after',
] as const;

/** The buyers by their names in addresses. */
export const buyers = {
  man: 'MAN',
  woman: 'WOMAN',
  joint: 'JOINT',
  company: 'COMPANY',
} as const satisfies Record<string, BuyerKind>;

/** The name of a buyer in addresses; a man by default. */
export function buyerName(kind: BuyerKind | null | undefined): keyof typeof buyers {
  const names = Object.keys(buyers) as (keyof typeof buyers)[];
  return names.find((name) => buyers[name] === kind) ?? 'man';
}

const mostRupees = 9_999_999_999;
const limits = {
  carpet: [1, 1_000_000],
  floor: [0, 200],
  parking: [0, 10],
  share: [0, 100],
  loan: [0, mostRupees],
  interest: [0, 30],
  years: [1, 40],
  circle: [0, mostRupees],
} as const;
const decimals: ReadonlySet<string> = new Set(['carpet', 'interest']);
const mostCharges = 12;

/** The choices in an address; what cannot be read counts as not chosen. */
export function readCostChoices(parameters: URLSearchParams): CostChoices {
  const number = (name: keyof typeof limits) => {
    const typed = (parameters.get(name) ?? '').replaceAll(/[₹,\s]/g, '');
    const pattern = decimals.has(name) ? /^\d{1,7}(\.\d{1,4})?$/ : /^\d{1,10}$/;
    const value = pattern.test(typed) ? Number(typed) : NaN;
    const [least, most] = limits[name];
    return value >= least && value <= most ? value : undefined;
  };
  const buyer = parameters.get('buyer') ?? '';
  const charges = parameters.getAll('charge').filter((name) => name.length <= 60);
  const ready = parameters.get('ready');
  const choices: CostChoices = {
    configuration: parameters.get('configuration')?.slice(0, 60) || undefined,
    unit: /^[0-9a-f]{24}$/i.test(parameters.get('unit') ?? '') ? (parameters.get('unit') ?? '') : undefined,
    carpet: number('carpet'),
    floor: number('floor'),
    parking: number('parking'),
    womanShare: number('share'),
    loan: number('loan'),
    interestPercent: number('interest'),
    years: number('years'),
    circleValue: number('circle'),
    buyer: Object.hasOwn(buyers, buyer) ? buyers[buyer as keyof typeof buyers] : undefined,
    locationCharges: charges.length > 0 ? charges.slice(0, mostCharges) : undefined,
    bookedOn: readDay(parameters.get('booked') ?? ''),
    isReady: ready === 'yes' ? true : ready === 'no' ? false : undefined,
  };
  return withoutUnknown(choices);
}

/** A day of this century as YYYY-MM-DD. */
function readDay(typed: string): string | undefined {
  return typed.startsWith('20') && isDay(typed) ? typed : undefined;
}

/** What the part on the loan is asked besides: an income, and a payment on top of the instalments. */
export interface LoanQuestion {
  income?: number;
  otherInstalments: number;
  prepay?: number;
  /** After this instalment. */
  after: number;
}

/** The question about the loan in an address. */
export function readLoanQuestion(parameters: URLSearchParams): LoanQuestion {
  const number = (name: string, most: number) => {
    const typed = (parameters.get(name) ?? '').replaceAll(/[₹,\s]/g, '');
    return /^\d{1,10}$/.test(typed) && Number(typed) > 0 && Number(typed) <= most ? Number(typed) : undefined;
  };
  return {
    income: number('income', mostRupees),
    otherInstalments: number('emis', mostRupees) ?? 0,
    prepay: number('prepay', mostRupees),
    after: number('after', 480) ?? 12,
  };
}

/** Without what was not chosen, so that one question has one key. */
function withoutUnknown(choices: CostChoices): CostChoices {
  const entries: [string, unknown][] = Object.entries(choices);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
