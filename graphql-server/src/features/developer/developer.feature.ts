import type { Feature } from '../../kit/feature.ts';
import { DeveloperResolver } from './developer.resolver.ts';

/** What the product takes from this room. */
export const developerFeature: Feature = { resolvers: [DeveloperResolver] };
