import type { ReraInput } from 'domain/schema.generated.ts';

interface ReraField {
  label: string;
  /** Left out for a field that concerns every property. */
  group?: 'registered' | 'exempt';
  hint?: string;
  kind: 'text' | 'day' | 'count';
  maxLength?: number;
}

/** The typed fields of the section on RERA, in the order of the certificate. */
export const reraFields = {
  validFrom: { group: 'registered', label: 'Valid from', kind: 'day' },
  validTo: {
    group: 'registered',
    label: 'Valid to',
    hint: 'With all extensions that were granted',
    kind: 'day',
  },
  extensionAppliedOn: { group: 'registered', label: 'Extension applied for on', kind: 'day' },
  extensionReceipt: {
    group: 'registered',
    label: 'Receipt of the application',
    kind: 'text',
    maxLength: 100,
  },
  extensionTo: { group: 'registered', label: 'Extension asked for to', kind: 'day' },
  registeredCompletion: { group: 'registered', label: 'Registered completion', kind: 'day' },
  lastQuarterlyUpdate: { group: 'registered', label: 'Last quarterly update of the builder', kind: 'day' },
  checkedOn: { label: 'We looked it up on the portal on', hint: 'Your name is noted', kind: 'day' },
  accountNumber: {
    group: 'registered',
    label: 'Collection account',
    hint: 'Its number',
    kind: 'text',
    maxLength: 34,
  },
  accountBank: { group: 'registered', label: 'Bank of the collection account', kind: 'text', maxLength: 120 },
  accountIfsc: {
    group: 'registered',
    label: 'IFSC of the collection account',
    hint: 'Such as ABCD0123456',
    kind: 'text',
    maxLength: 11,
  },
  qrLink: {
    group: 'registered',
    label: 'Link in the QR code',
    hint: 'Choose a picture of the code below, or paste its link',
    kind: 'text',
    maxLength: 300,
  },
  authorityScope: {
    label: 'Written authority for',
    hint: 'What the promoter or the owner authorised us to do',
    kind: 'text',
    maxLength: 300,
  },
  authorityFrom: { label: 'Authority from', kind: 'day' },
  authorityTo: { label: 'Authority to', kind: 'day' },
  picturesClearedOn: { label: 'Pictures cleared by the builder on', kind: 'day' },
  exemptionNote: {
    group: 'exempt',
    label: 'Reason and proof',
    hint: 'Such as the number of the sanctioned plan',
    kind: 'text',
    maxLength: 500,
  },
  projectLand: {
    group: 'exempt',
    label: 'Land of all phases (small project)',
    hint: 'Square metres',
    kind: 'text',
    maxLength: 12,
  },
  projectUnits: { group: 'exempt', label: 'Units of all phases (small project)', kind: 'count' },
  certificateNumber: { label: 'Completion certificate no.', kind: 'text', maxLength: 100 },
  certificateDate: { label: 'Completion certificate of', kind: 'day' },
} as const satisfies Partial<Record<keyof ReraInput, ReraField>>;

/** The fields that are chosen from a list. */
export const reraChoices = {
  status: {
    label: 'Why it may be advertised',
    options: {
      REGISTERED: 'Registered project',
      EXEMPT: 'No registration needed',
      RESALE_BY_OWNER: 'Resale by the owner',
      RENT: 'To let',
    },
  },
  authority: {
    label: 'RERA authority',
    options: {
      UP: 'Uttar Pradesh',
      HARYANA_GURUGRAM: 'Haryana, Gurugram',
      HARYANA_PANCHKULA: 'Haryana, Panchkula',
      MAHARASHTRA: 'Maharashtra',
    },
  },
  exemption: {
    group: 'exempt',
    label: 'Why it needs no registration',
    options: {
      SMALL_PROJECT: 'Small project',
      COMPLETED_BEFORE_ACT: 'Completed before the Act',
      RENOVATION: 'Renovation only',
      OTHER: 'Another reason',
    },
  },
} as const;

/** The ticks. */
export const reraTicks = {
  asPrinted: 'The number is as printed on the certificate',
  completionIsEstimate: 'An earlier completion is the builder’s estimate',
} as const;

export const reraRows = Object.entries(reraFields) as [keyof typeof reraFields, ReraField][];
export const reraChoiceRows = Object.entries(reraChoices) as [
  keyof typeof reraChoices,
  Pick<ReraField, 'label' | 'group'> & { options: Record<string, string> },
][];
export const reraTickRows = Object.entries(reraTicks) as [keyof typeof reraTicks, string][];

/** The name of a field in the form, and in the errors of the server. */
export const reraName = (name: string) => `rera.${name}`;

/** The labels of all fields by their names in the form. */
export const reraLabels: Record<string, string> = Object.fromEntries([
  ...[...reraRows, ...reraChoiceRows].map(([name, { label }]) => [reraName(name), label]),
  ...reraTickRows.map(([name, label]) => [reraName(name), label]),
]) as Record<string, string>;

/** A stored block as the texts of the form. */
export function reraTexts(rera: ReraInput | null | undefined): Record<string, string> {
  const texts = [...reraRows, ...reraChoiceRows].map(([name]) => [
    reraName(name),
    String(rera?.[name] ?? ''),
  ]);
  const ticks = reraTickRows.map(([name]) => [reraName(name), rera?.[name] ? 'yes' : '']);
  return Object.fromEntries([...texts, ...ticks]) as Record<string, string>;
}

/** Reads the section; `wrong` names what cannot be read, under the names of the form. */
export function readRera(text: (name: string) => string): {
  rera: ReraInput;
  wrong: Record<string, string>;
} {
  const wrong: Record<string, string> = {};
  const typed = [...reraRows, ...reraChoiceRows].map(([name]) => [name, text(reraName(name)) || null]);
  const ticks = reraTickRows.map(([name]) => [name, text(reraName(name)) === 'yes']);
  const units = text(reraName('projectUnits'));
  if (units && !/^\d{1,6}$/.test(units)) wrong[reraName('projectUnits')] = 'Please enter a whole number.';
  const rera = {
    ...Object.fromEntries([...typed, ...ticks]),
    projectUnits: units && !wrong[reraName('projectUnits')] ? Number(units) : null,
  } as ReraInput;
  return { rera, wrong };
}
