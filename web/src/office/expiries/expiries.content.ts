import type { ExpiryKind } from 'domain/schema.generated.ts';
import { indianNumber } from 'domain/text/number.ts';

export const expiriesContent = {
  title: 'Renewals',
  line: 'Registrations, authorities and certificates that have ended or end soon. The rule for reminders sets how far ahead this list looks. Each line links to its field.',
  none: 'Nothing expires in this period.',
  loading: 'Loading…',
  failed: 'The report could not be loaded. Please check your connection.',
  retry: 'Try again',
  export: 'Export CSV',
  notExported: 'The file could not be downloaded. Please try again.',
  kinds: {
    REGISTRATION: 'Registration of the project',
    EXTENSION: 'Extension applied for',
    AUTHORITY: 'Written authority',
    PORTAL_CHECK: 'Portal check due',
    COMPANY_AGENT: 'Our registration as an agent',
    PERSON_AGENT: 'Registration as an agent',
    TRAINING: 'Training certificate needed',
  } satisfies Record<ExpiryKind, string>,
  left: (days: number) => {
    if (days === 0) return 'today';
    const count = Math.abs(days);
    const words = `${indianNumber(count)} ${count === 1 ? 'day' : 'days'}`;
    return days > 0 ? `in ${words}` : `${words} ago`;
  },
};
