import { ArrowRight } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { findOrThrow, leadToOwn } from '../../lib/addressed.ts';
import { mailLink, telephoneLink } from 'domain/text/links.ts';
import type { PageRequest } from '../../lib/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorPage } from '../../ui/page/error-page.tsx';
import { NetworkList } from '../../ui/network-list.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { submitContactForm } from '../contact/enquiry/submit-contact-form.ts';
import type { ContactOutcome } from '../contact/enquiry/submit-contact-form.ts';
import { AgentHomes } from './agent-homes.tsx';
import { AgentForm } from './agent-form.tsx';
import { teamDetailsContent } from './team-details.content.ts';
import {
  AgentHomesDocument,
  TeamMemberDetailsDocument,
  useTeamMemberDetailsQuery,
} from './team-details.generated.ts';
import type { TeamMemberDetailsQuery } from './team-details.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { memberPath } from 'domain/site/item-paths.ts';

type TeamMember = NonNullable<TeamMemberDetailsQuery['teamMember']>;

export const texts: readonly string[] = ['teamDetails'];

export async function load({ client, params: { slug = '' }, url }: PageRequest) {
  const member = await findOrThrow(
    client
      .query({ query: TeamMemberDetailsDocument, variables: { slug } })
      .then(({ data }) => data.teamMember),
  );
  leadToOwn(url, memberPath(member.slug));
  await client.query({ query: AgentHomesDocument, variables: { personId: member.id } });
  return null;
}

export function ErrorBoundary() {
  const { removed } = useTexts('teamDetails', teamDetailsContent);
  return <ErrorPage removed={removed} />;
}

export function act(data: FormData, { client, url }: PageRequest): Promise<ContactOutcome> {
  const personId = data.get('personId');
  return submitContactForm(data, client, {
    source: 'AGENT',
    page: url.pathname,
    ...(typeof personId === 'string' && personId && { personId }),
  });
}

export function Component() {
  const { form } = useTexts('teamDetails', teamDetailsContent);
  const { slug = '' } = useParams();
  const { data } = useTeamMemberDetailsQuery({ variables: { slug } });
  const member = data?.teamMember;
  if (!member) return null;
  return (
    <>
      <PageMeta
        title={`${member.name}, ${member.position}`}
        description={member.bio || [member.name, member.position, member.location].filter(Boolean).join(', ')}
        canonical={memberPath(member.slug)}
      />
      <Profile member={member} />
      <AgentHomes personId={member.id} name={member.name} />
      <section aria-labelledby="write" className="container-page section-gap">
        <div className="grid gap-8 lg:grid-cols-[1fr_1.3fr] lg:gap-16">
          <div>
            <h2 id="write" className="text-3xl">
              {form.title} {member.name}
            </h2>
            <p className="mt-3 max-w-[44ch] text-ink-muted">{form.line}</p>
          </div>
          <div className="rounded-card border border-line bg-card p-5 md:p-8">
            <AgentForm key={member.id} personId={member.id} />
          </div>
        </div>
      </section>
      <ServiceCards />
    </>
  );
}

function Profile({ member }: { member: TeamMember }) {
  const { title, parent, facts } = useTexts('teamDetails', teamDetailsContent);
  const { name, position, bio, image } = member;
  const known = (['position', 'experience', 'location'] as const).filter((fact) => member[fact]);
  return (
    <div className="quiet-page container-page grid gap-x-20 gap-y-8 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_1fr]">
      <PageIntro
        crumb={name}
        parent={{ label: parent, to: '/team' }}
        eyebrow={title}
        title={name}
        line={position}
      />
      <Picture
        image={image}
        eager
        sizes="(width >= 80rem) 480px, (width >= 64rem) 37vw, (width >= 40rem) 448px, 160px"
        className="aspect-square w-full rounded-card max-lg:max-w-md max-sm:max-w-40 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-24"
      />
      <div>
        {bio && (
          <p className="max-w-[34ch] font-heading text-xl leading-[1.3] font-[480] tracking-tight text-pretty sm:text-2xl">
            {bio}
          </p>
        )}
        <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 border-y border-line sm:mt-10 sm:grid-cols-3 sm:gap-x-0">
          {known.map((fact) => (
            <div
              key={fact}
              className="border-line py-3 sm:py-4 sm:not-first:border-l sm:not-first:pl-5 sm:not-last:pr-5"
            >
              <dt className="text-xs text-ink-muted">{facts[fact]}</dt>
              <dd className="mt-0.5 font-semibold">{member[fact]}</dd>
            </div>
          ))}
        </dl>
        <ContactDetails member={member} />
      </div>
    </div>
  );
}

function ContactDetails({ member }: { member: TeamMember }) {
  const { contact } = useTexts('teamDetails', teamDetailsContent);
  const { phone, fax, email, name } = member;
  const linkClass =
    'inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline [overflow-wrap:anywhere]';
  return (
    <section aria-labelledby="contact-details" className="mt-8">
      <h2 id="contact-details" className="text-xl">
        {contact.title}
      </h2>
      <div className="mt-3 flex flex-wrap items-end gap-x-10 gap-y-3">
        {phone && (
          <p>
            <span className="block text-xs text-ink-muted">{contact.phone}</span>
            <a href={telephoneLink(phone)} className={`tabular-nums ${linkClass}`}>
              {phone}
            </a>
          </p>
        )}
        {email && (
          <p>
            <span className="block text-xs text-ink-muted">{contact.email}</span>
            <a href={mailLink(email)} className={linkClass}>
              {email}
            </a>
          </p>
        )}
        {fax && (
          <p>
            <span className="block text-xs text-ink-muted">{contact.fax}</span>
            <span className="inline-flex min-h-11 items-center font-semibold tabular-nums">{fax}</span>
          </p>
        )}
      </div>
      <ButtonLink to="#message" className="mt-5">
        {contact.write}
        <span className="sr-only"> to {name}</span>
      </ButtonLink>
      <NetworkList pages={member} owner={name} className="mt-3 -ml-3 flex" />
    </section>
  );
}

function ServiceCards() {
  const { services } = useTexts('teamDetails', teamDetailsContent);
  return (
    <section aria-labelledby="help" className="container-page section-gap">
      <h2 id="help" className="text-3xl">
        {services.title}
      </h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
        {services.cards.map(({ to, title: name, text, link }) => (
          <li
            key={to}
            className="group relative flex flex-col rounded-card border border-line bg-card p-6 transition-colors duration-150 hover:border-pine/50"
          >
            <h3 className="text-xl">{name}</h3>
            <p className="mt-2 mb-5 text-ink-muted">{text}</p>
            <Link
              to={to}
              className="stretched-link mt-auto inline-flex min-h-11 w-fit items-center gap-2 text-sm font-semibold text-pine underline-offset-4 group-hover:underline"
            >
              {link}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
