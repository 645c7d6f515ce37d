import { formatDay } from 'domain/text/format.ts';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { phoneWidth, Picture } from '../../ui/pictures/picture.tsx';
import { builderContent, buildersContent, recordSentence } from './builders.content.ts';
import type { BuilderFactsFragment } from './builders.generated.ts';
import { TrackRecord } from './track-record.tsx';

type Builder = BuilderFactsFragment;

const { facts, about, checks: checkTexts } = builderContent;

/** What the page of a builder says of it, without its properties. */
export function BuilderDetails({ builder }: { builder: Builder }) {
  const { name, introduction, isSample, trackRecord, image } = builder;
  return (
    <>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <PageIntro
            crumb={name}
            parent={{ label: buildersContent.title, to: '/builders' }}
            title={name}
            line={isSample ? buildersContent.sample : undefined}
          />
          <Facts builder={builder} />
          {introduction && (
            <section aria-labelledby="about" className="mt-10">
              <h2 id="about" className="text-2xl">
                {about}
              </h2>
              <div className="mt-4 grid max-w-[68ch] gap-4">
                {introduction.split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          )}
        </div>
        {image && (
          <Picture
            image={image}
            eager
            sizes={`(width >= 64rem) 352px, ${phoneWidth}`}
            className="aspect-3/2 w-full rounded-card lg:mt-24"
          />
        )}
      </div>
      <TrackRecord entries={trackRecord} sentence={recordSentence(trackRecord)} />
      <Checks checks={builder.checks} />
    </>
  );
}

function Facts({ builder: { since, promoterNumber, website, listedCount } }: { builder: Builder }) {
  const known = [
    { label: facts.since, value: since },
    { label: facts.promoterNumber, value: promoterNumber },
    { label: facts.listed, value: buildersContent.listed(listedCount) },
  ].filter(({ value }) => value);
  return (
    <dl className="mt-7 flex flex-wrap gap-x-10 gap-y-5 border-y border-line py-5">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="mt-0.5 font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
      {website && (
        <div>
          <dt className="text-xs text-ink-muted">{facts.website}</dt>
          <dd className="mt-0.5">
            <a
              href={website}
              rel="noopener nofollow"
              className="inline-flex min-h-6 items-center font-semibold [overflow-wrap:anywhere] text-pine underline underline-offset-4"
            >
              {website.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Checks({ checks }: { checks: Builder['checks'] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="checks" className="mt-14">
      <h2 id="checks" className="text-2xl">
        {checkTexts.title}
      </h2>
      <ul className="mt-5 grid max-w-[68ch] gap-4">
        {checks.map(({ text, checkedBy, checkedOn }) => (
          <li key={text} className="border-l-2 border-brass pl-4">
            <p>{text}</p>
            <p className="mt-1 text-sm text-ink-muted">{checkTexts.by(checkedBy, formatDay(checkedOn))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
