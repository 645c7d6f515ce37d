import type { Feature } from '../../kit/feature.ts';
import { DutyResolver } from './duty.resolver.ts';

/** What the product takes from this room. */
export const dutyFeature: Feature = { resolvers: [DutyResolver] };
