import type { ProjectsQuery } from '../property.generated.ts';

export type FoundProject = ProjectsQuery['projects']['items'][number];
