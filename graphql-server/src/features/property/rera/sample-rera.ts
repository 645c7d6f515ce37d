import type { PropertySeed } from '../sample/property.seed.ts';
import { ReraExemption, ReraStatus } from './rera-block.type.ts';
import type { Rera } from './rera-block.type.ts';

/**
 * The block of a sample listing: its status alone. It has no authority, account or code, so that nobody takes it for a
 * registration; pages call it a sample.
 */
export function sampleRera({
  propertyStatus,
  sale,
  reraNumber,
}: Pick<PropertySeed, 'propertyStatus' | 'sale' | 'reraNumber'>): Rera {
  if (propertyStatus === 'FOR_RENT') return { status: ReraStatus.RENT };
  if (sale === 'RESALE') return { status: ReraStatus.RESALE_BY_OWNER };
  if (reraNumber) return { status: ReraStatus.REGISTERED };
  return { status: ReraStatus.EXEMPT, exemption: ReraExemption.COMPLETED_BEFORE_ACT };
}
