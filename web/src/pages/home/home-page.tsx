import { BlogsDocument } from '../../features/blog/blog.generated.ts';
import { ProjectsDocument } from '../../features/property/property.generated.ts';
import { ProjectCountDocument } from '../../features/property/search/project-count.generated.ts';
import { countVariables } from '../../features/property/search/use-form-count.ts';
import { TeamMembersDocument } from '../../features/team/team.generated.ts';
import { TestimonialsDocument } from '../../features/testimonial/testimonial.generated.ts';
import { loadAll } from '../../lib/load-all.ts';
import type { PageRequest } from '../../page.ts';
import { laterPart } from '../../ui/later-part.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Hero } from './hero.tsx';
import {
  homeNewsVariables,
  homeProjectsVariables,
  homeTeamVariables,
  homeTestimonialsVariables,
} from './home-variables.ts';
import { homeContent } from './home.content.ts';

export { categoryParameters as parameters } from '../../features/property/search/project-search.ts';

export function load({ client, url }: PageRequest) {
  return loadAll([
    client.query({ query: ProjectsDocument, variables: homeProjectsVariables(url.searchParams) }),
    client.query({ query: ProjectCountDocument, variables: countVariables() }),
    client.query({ query: TeamMembersDocument, variables: homeTeamVariables }),
    client.query({ query: TestimonialsDocument, variables: homeTestimonialsVariables }),
    client.query({ query: BlogsDocument, variables: homeNewsVariables }),
  ]);
}

const HomeProjects = laterPart(async () => (await import('./home-projects.tsx')).HomeProjects);
const HomeSections = laterPart(async () => (await import('./home-sections.tsx')).HomeSections);

export const parts = [HomeProjects, HomeSections];

export function Component() {
  return (
    <>
      <PageMeta title={homeContent.title} description={homeContent.hero.line} canonical="/" />
      <Hero />
      <HomeProjects />
      <HomeSections />
    </>
  );
}
