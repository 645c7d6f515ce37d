import type { ProjectsQueryVariables } from '../../features/property/property.generated.ts';
import { readCategory } from '../../features/property/search/project-search.ts';

const shownProjects = 3;

/** The projects on the home page; `?category=` filters them. */
export function homeProjectsVariables(parameters: URLSearchParams): ProjectsQueryVariables {
  return { filter: { category: readCategory(parameters) }, page: 1, perPage: shownProjects };
}

/** The two newest stories, for the home page. */
export const homeNewsVariables = { page: 1, perPage: 2 };

export const homeTeamVariables = { first: 4 };

export const homeTestimonialsVariables = { first: 2 };
