import { TeamMemberCard } from '../../features/team/team-member-card.tsx';
import { useTeamMembersQuery } from '../../features/team/team.generated.ts';
import { Quotation } from '../../features/testimonial/quotation.tsx';
import { useTestimonialsQuery } from '../../features/testimonial/testimonial.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { homeContent } from './home.content.ts';
import { SectionState } from './section-state.tsx';

export const homeTeamVariables = { first: 4 };
export const homeTestimonialsVariables = { first: 2 };

export function HomeTeam() {
  const { team } = useTexts('home', homeContent);
  const { data, error, refetch } = useTeamMembersQuery({ variables: homeTeamVariables });
  const members = data?.teamMembers;
  if (members?.length === 0) return null;
  return (
    <section aria-labelledby="our-team" className="container-page section-gap">
      <SectionHeading id="our-team" title={team.title} line={team.line}>
        <ButtonLink to="/team" look="outline">
          {team.all}
        </ButtonLink>
      </SectionHeading>
      <SectionState failed={Boolean(error) && !members} text={team.failed} onRetry={refetch} />
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {members?.map((member) => (
          <li key={member.id}>
            <TeamMemberCard member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HomeTestimonials() {
  const { testimonials } = useTexts('home', homeContent);
  const { data, error, refetch } = useTestimonialsQuery({ variables: homeTestimonialsVariables });
  const voices = data?.testimonials;
  if (voices?.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="container-page section-gap">
      <SectionHeading id="testimonials" title={testimonials.title} />
      <SectionState failed={Boolean(error) && !voices} text={testimonials.failed} onRetry={refetch} />
      <div className="mt-8 grid gap-12 md:grid-cols-2 md:gap-16">
        {voices?.map((testimonial) => (
          <Quotation key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </section>
  );
}
