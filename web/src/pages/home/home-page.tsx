import { BlogsDocument } from '../../features/blog/blog.generated.ts';
import { ProjectsDocument } from '../../features/property/property.generated.ts';
import { ProjectCountDocument } from '../../features/property/search/project-count.generated.ts';
import { countVariables } from '../../features/property/search/use-form-count.ts';
import { TeamMembersDocument } from '../../features/team/team.generated.ts';
import { TestimonialsDocument } from '../../features/testimonial/testimonial.generated.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import { isShown, useTexts, withFigures } from '../../lib/site-texts.ts';
import type { PageRequest } from '../../lib/page.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Hero } from './hero.tsx';
import { homeNewsVariables, HomeNews, WhyChoose } from './home-news.tsx';
import { HomeTeam, homeTeamVariables, HomeTestimonials, homeTestimonialsVariables } from './home-people.tsx';
import { HomeProjects, homeProjectsVariables } from './home-projects.tsx';
import { homeContent } from './home.content.ts';

export { categoryParameters as parameters } from 'domain/search/project-search.ts';

/** Its texts, and those of its search. */
export const texts: readonly string[] = ['home', 'homeSearch', withFigures];

export function load({ client, url }: PageRequest) {
  return loadAll([
    client.query({ query: ProjectsDocument, variables: homeProjectsVariables(url.searchParams) }),
    client.query({ query: ProjectCountDocument, variables: countVariables() }),
    client.query({ query: TeamMembersDocument, variables: homeTeamVariables }),
    client.query({ query: TestimonialsDocument, variables: homeTestimonialsVariables }),
    client.query({ query: BlogsDocument, variables: homeNewsVariables }),
  ]);
}

export function Component() {
  const { title, hero, projects, team, testimonials, news, whyChoose } = useTexts('home', homeContent);
  return (
    <>
      <PageMeta title={title} description={hero.line} canonical="/" />
      <Hero />
      {isShown(projects) && <HomeProjects />}
      {isShown(team) && <HomeTeam />}
      {isShown(testimonials) && <HomeTestimonials />}
      {isShown(news) && <HomeNews />}
      {isShown(whyChoose) && <WhyChoose />}
    </>
  );
}
