import type { CostTermsInput } from 'domain/schema.generated.ts';

/** A field of the section on costs; its name in the form is `costs.{name}`. */
interface CostField {
  label: string;
  hint: string;
  kind: 'decimal' | 'rupees' | 'count';
}

const perArea = '₹ per sq ft of carpet';

/** The amounts and rates of the section on costs, in the order of a cost sheet. Empty is not known; 0 is no charge. */
export const costFields = {
  basicRate: { label: 'Basic price', hint: `${perArea}; empty: the price above counts`, kind: 'decimal' },
  circleRate: { label: 'Circle rate', hint: '₹ per sq m', kind: 'decimal' },
  maxLocationCharges: { label: 'Location charges taken at most', hint: 'Empty: all', kind: 'count' },
  floorRise: {
    label: 'Floor rise',
    hint: '₹ per sq ft more with each floor; −10 if higher is cheaper',
    kind: 'decimal',
  },
  freeFloors: { label: 'No floor rise up to floor', hint: 'Such as 4', kind: 'count' },
  parking: { label: 'Covered parking', hint: '₹ a slot', kind: 'rupees' },
  club: { label: 'Club membership', hint: '₹', kind: 'rupees' },
  powerRate: { label: 'Power back-up', hint: '₹ per kVA', kind: 'rupees' },
  powerKva: { label: 'Power back-up included', hint: 'kVA', kind: 'count' },
  electricityRate: { label: 'Electricity and fire fighting (EEC, FFC)', hint: perArea, kind: 'decimal' },
  developmentRate: {
    label: 'Development charges (EDC, IDC)',
    hint: `${perArea}; usually 0`,
    kind: 'decimal',
  },
  leaseRentRate: { label: 'One-time lease rent', hint: perArea, kind: 'decimal' },
  securityRate: { label: 'Maintenance security (IFMS)', hint: perArea, kind: 'decimal' },
  maintenanceRate: { label: 'Maintenance', hint: `${perArea} and month`, kind: 'decimal' },
  maintenanceMonths: { label: 'Months of maintenance in advance', hint: 'Such as 24', kind: 'count' },
  meters: { label: 'Meters, gas, water, documents', hint: '₹', kind: 'rupees' },
  legal: { label: 'Lawyer, deed writer, e-stamp', hint: '₹', kind: 'rupees' },
  loanCosts: { label: 'Costs of a loan', hint: '₹', kind: 'rupees' },
  allotmentPrice: { label: 'Original allotment price', hint: '₹; for a resale', kind: 'rupees' },
} as const satisfies Partial<Record<keyof CostTermsInput, CostField>>;

export type CostFieldName = keyof typeof costFields;

/** All fields with their names. */
export const costRows = Object.entries(costFields) as [CostFieldName, CostField][];

/** The name of a field in the form, and in the errors of the server. */
export const costName = (name: string) => `costs.${name}`;

interface Payment {
  name: string;
  percent: string;
  month?: number | null;
  whenReached?: boolean | null;
}

type Terms = Omit<CostTermsInput, 'locationCharges' | 'paymentPlan'> & {
  locationCharges?: readonly { name: string; rate: string }[] | null;
  paymentPlan?: readonly Payment[] | null;
};

/** Stored terms as the texts of the form. */
export function costTexts(costs: Terms | null | undefined): Record<string, string> {
  const amounts = costRows.map(([name]) => [costName(name), String(costs?.[name] ?? '')]);
  const charges = costs?.locationCharges?.map(({ name, rate }) => `${name}: ${rate}`);
  const plan = costs?.paymentPlan?.map(({ name, percent, month, whenReached }) => {
    const open = whenReached ? 'when reached' : 'at possession';
    return `${name}: ${percent} % ${typeof month === 'number' ? `in month ${month}` : open}`;
  });
  return {
    ...(Object.fromEntries(amounts) as Record<string, string>),
    [costName('locationCharges')]: charges?.length === 0 ? noCharges : (charges ?? []).join('\n'),
    [costName('paymentPlan')]: (plan ?? []).join('\n'),
    [costName('paymentPlanKind')]: costs?.paymentPlanKind ?? '',
    [costName('allotmentPeriod')]: costs?.allotmentPeriod ?? '',
    [costName('transferPayer')]: costs?.transferPayer ?? '',
    [costName('isRural')]: costs?.isRural ? 'yes' : '',
  };
}

const noCharges = 'None';
const sentences = {
  decimal: 'Please enter a number such as 9000 or 9,000.50.',
  rupees: 'Please enter whole rupees such as 2,00,000.',
  count: 'Please enter a whole number.',
  charge: 'Please write each charge on a line of its own, such as “Park facing: 200”.',
  plan: 'Please write each payment on a line of its own, such as “On booking: 10 % in month 0”, “10th floor roof: 20 % when reached” or “Keys: 50 % at possession”.',
  sum: (sum: number) => `The payment plan adds up to ${sum} %. It must be 100 %.`,
};
const patterns = { decimal: /^-?\d{1,9}(\.\d{1,4})?$/, rupees: /^\d{1,10}$/, count: /^\d{1,3}$/ };

/** Reads the section; `wrong` names what cannot be read, under the names of the form. */
export function readCosts(text: (name: string) => string): {
  costs: CostTermsInput;
  wrong: Record<string, string>;
} {
  const wrong: Record<string, string> = {};
  const amounts = costRows.map(([name, { kind }]) => {
    const typed = text(costName(name))
      .replaceAll(/[₹,\s]/g, '')
      .replace('−', '-');
    if (!typed) return [name, null];
    if (!patterns[kind].test(typed)) wrong[costName(name)] = sentences[kind];
    return [name, kind === 'decimal' ? typed : Number(typed)];
  });
  const lines = (name: string) =>
    text(costName(name))
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const charges = lines('locationCharges');
  const locationCharges = charges.join() === noCharges ? [] : charges.map(readCharge);
  const paymentPlan = lines('paymentPlan').map(readPayment);
  if (locationCharges.includes(null)) wrong[costName('locationCharges')] = sentences.charge;
  const sum =
    paymentPlan.reduce((all, payment) => all + Math.round(Number(payment?.percent) * 10_000), 0) / 10_000;
  if (paymentPlan.includes(null)) wrong[costName('paymentPlan')] = sentences.plan;
  else if (paymentPlan.length > 0 && sum !== 100) wrong[costName('paymentPlan')] = sentences.sum(sum);
  return {
    wrong,
    costs: {
      ...(Object.fromEntries(amounts) as CostTermsInput),
      locationCharges: charges.length > 0 ? locationCharges.filter((charge) => charge !== null) : null,
      paymentPlan: paymentPlan.length > 0 ? paymentPlan.filter((payment) => payment !== null) : null,
      paymentPlanKind: (text(costName('paymentPlanKind')) || null) as CostTermsInput['paymentPlanKind'],
      allotmentPeriod: (text(costName('allotmentPeriod')) || null) as CostTermsInput['allotmentPeriod'],
      transferPayer: (text(costName('transferPayer')) || null) as CostTermsInput['transferPayer'],
      isRural: text(costName('isRural')) === 'yes' || null,
    },
  };
}

function readCharge(line: string): { name: string; rate: string } | null {
  const [, name, rate] = /^(.{1,60}?)\s*[:=]\s*₹?\s*([\d,]+(?:\.\d{1,4})?)$/.exec(line) ?? [];
  return name && rate ? { name, rate: rate.replaceAll(',', '') } : null;
}

function readPayment(line: string): Payment | null {
  const found =
    /^(.{1,100}?)\s*[:=]\s*(\d{1,3}(?:\.\d{1,4})?)\s*%?\s*(?:in month (\d{1,3})|at possession|(when reached))$/i.exec(
      line,
    );
  const [, name, percent, month, reached] = found ?? [];
  if (!name || !percent) return null;
  return { name, percent, month: month ? Number(month) : null, whenReached: reached ? true : null };
}
