import { exemptionWords, trialRegistration } from 'domain/property/rera-words.ts';
import type { Property } from '../property.type.ts';
import { ListingMark, markOf } from './listing-mark.ts';
import { ReraStatus } from './rera-block.type.ts';

/**
 * How every advertisement of a property names its registration: pages, cards, share pictures, feeds, mails. Empty if
 * nothing is known.
 */
export function registrationLine(
  property: Pick<Property, 'isTrial' | 'reraNumber' | 'rera' | 'sample'>,
): string {
  const { reraNumber, rera } = property;
  const mark = markOf(property);
  if (mark === ListingMark.TRIAL) return trialRegistration;
  if (mark === ListingMark.SAMPLE) return ['Sample listing', reraNumber].filter(Boolean).join(', ');
  if (rera?.status === ReraStatus.EXEMPT)
    return `No registration needed: ${exemptionWords[rera.exemption ?? 'OTHER']}`;
  const number = reraNumber ? `RERA ${reraNumber}` : '';
  if (rera?.status === ReraStatus.RESALE_BY_OWNER)
    return ['Resale by owner', number].filter(Boolean).join(', ');
  return number;
}
