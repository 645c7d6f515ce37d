import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { Skyline } from '../../ui/pictures/skyline.tsx';
import { StaticPicture } from '../../ui/pictures/static-picture.tsx';
import { township } from './about-pictures.ts';
import { aboutContent } from './about.content.ts';

/** “Plus Points”: technologies and progress beside a picture, vision and mission under the slogan. */
export function PlusPoints() {
  const { pictures, plus } = useTexts('about', aboutContent);
  const { title, line, technologies, ahead } = plus;
  return (
    <section aria-labelledby="plus-points" className="section-gap">
      <div className="container-page">
        <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
          <div>
            <h2 id="plus-points" className="text-3xl">
              {title}
            </h2>
            <p className="mt-2 text-ink-muted">{line}</p>
            {[technologies, ahead].map(({ title: name, text }) => (
              <div key={name} className="mt-8 border-t border-line pt-6">
                <h3 className="text-xl">{name}</h3>
                {text.map((paragraph) => (
                  <p key={paragraph} className="mt-3 text-ink-muted">
                    {paragraph}
                  </p>
                ))}
              </div>
            ))}
          </div>
          <StaticPicture
            image={township}
            chosen={pictures.township}
            sizes="(width >= 64rem) 900px, 88vw"
            className="aspect-3/2 w-full rounded-card lg:sticky lg:top-24 lg:aspect-4/5"
          />
        </div>
      </div>
      <VisionAndMission />
    </section>
  );
}

function VisionAndMission() {
  const { vision } = useTexts('about', aboutContent).plus;
  const { data } = useSiteSettingsQuery();
  return (
    <div className="section-gap">
      <div className="container-page">
        <h3 className="font-sans text-sm font-semibold tracking-normal text-brass-deep">{vision.title}</h3>
        <p className="mt-4 max-w-[18ch] font-heading text-4xl font-semibold tracking-tight text-balance">
          {data?.settings.slogan}
        </p>
        <dl className="mt-10 grid gap-8 md:grid-cols-2 md:gap-16">
          <div>
            <dt className="font-heading text-xl font-semibold">{vision.visionTitle}</dt>
            <dd className="mt-2 max-w-[52ch] text-lg text-ink-muted">{vision.vision}</dd>
          </div>
          <div>
            <dt className="font-heading text-xl font-semibold">{vision.missionTitle}</dt>
            <dd className="mt-2 max-w-[52ch] text-lg text-ink-muted">{vision.mission}</dd>
          </div>
        </dl>
      </div>
      <Skyline className="mt-12" />
    </div>
  );
}
