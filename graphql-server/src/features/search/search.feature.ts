import type { Feature } from '../../kit/feature.ts';
import { CommuteResolver } from './commute/commute.resolver.ts';
import { LandingResolver } from './landing/landing.resolver.ts';
import { PersonCountResolver } from './person-count.resolver.ts';
import { FiguresOfPlaceResolver } from './figures-of-place.resolver.ts';
import { ProjectPageResolver } from './project-page.resolver.ts';
import { ProjectSearchResolver } from './project-search.resolver.ts';
import { projectSearchRouter } from './project-search.rest.ts';
import { SuggestionsResolver } from './suggesting/suggestions.resolver.ts';
import { UnderstandingResolver } from './understanding/understanding.resolver.ts';

/** What the product takes from this room. */
export const searchFeature: Feature = {
  resolvers: [
    CommuteResolver,
    LandingResolver,
    PersonCountResolver,
    FiguresOfPlaceResolver,
    ProjectPageResolver,
    ProjectSearchResolver,
    SuggestionsResolver,
    UnderstandingResolver,
  ],
  routes: () => [projectSearchRouter()],
};
