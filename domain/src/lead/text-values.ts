import type { MessageLanguage } from '../schema.generated.ts';
import { formatClock, spokenRupees } from '../text/format.ts';
import { atIndianClock } from '../text/india-time.ts';

interface Price {
  from: number;
  to?: number | null;
  /** Whether it is a monthly rent. */
  isRent?: boolean;
}

/** A price as a message says it: “₹ 98 lakh–1.2 Cr”, “₹ 98 लाख से ₹ 1.2 करोड़”; a rent is by the month. */
export function priceInWords({ from, to, isRent = false }: Price, language: MessageLanguage): string {
  if (language === 'ENGLISH')
    return `₹ ${spokenRupees(from)}${to ? `–${spokenRupees(to)}` : ''}${isRent ? ' a month' : ''}`;
  const hindi = (rupees: number) =>
    `₹ ${spokenRupees(rupees).replace(' Cr', ' करोड़').replace(' lakh', ' लाख')}`;
  return `${hindi(from)}${to ? ` से ${hindi(to)}` : ''}${isRent ? ' प्रति माह' : ''}`;
}

const days: Record<MessageLanguage, Intl.DateTimeFormat> = {
  ENGLISH: dayFormat('en-GB'),
  HINDI: dayFormat('hi-IN'),
};

function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    ...{ timeZone: 'Asia/Kolkata', numberingSystem: 'latn' },
  } as const);
}

/** The day of a moment in India: “Saturday 28 November”, “शनिवार, 28 नवंबर”. */
export function dayInWords(at: string | Date, language: MessageLanguage): string {
  return days[language].format(new Date(at));
}

/** From which hour on a part of the day has its name. */
const parts: readonly [number, string][] = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
];

/** The time of a moment in India: “11:00 am”, “सुबह 11:00 बजे”. */
export function timeInWords(at: string | Date, language: MessageLanguage): string {
  const clock = formatClock(at);
  if (language === 'ENGLISH') return clock;
  const hour = atIndianClock(at).getUTCHours();
  return `${parts.find(([from]) => hour >= from)?.[1] ?? ''} ${clock.split(' ')[0] ?? ''} बजे`;
}
