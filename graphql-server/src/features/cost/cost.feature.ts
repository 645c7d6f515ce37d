import type { Feature } from '../../kit/feature.ts';
import { AllInResolver } from './all-in.resolver.ts';
import { CostSheetResolver } from './cost-sheet.resolver.ts';
import { HomeLoanResolver } from './loan/home-loan.resolver.ts';
import { MoveInResolver } from './move-in/move-in.resolver.ts';

/** What the product takes from this room. */
export const costFeature: Feature = {
  resolvers: [AllInResolver, CostSheetResolver, HomeLoanResolver, MoveInResolver],
};
