import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { unitName } from 'domain/property/unit-name.ts';
import { hasCostSheet } from 'domain/property/property-words.ts';
import { formatRupees } from 'domain/text/format.ts';
import { useSiteSettingsQuery } from '../../../../lib/site-settings.generated.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { whatsAppText } from '../project-details.content.ts';
import { buttonClass, reachOf, WhatsAppLink } from '../head/reach-links.tsx';
import { availabilityContent, facingWords } from './availability.content.ts';
import type { FreeHome } from './free-homes.ts';
import { SunDial } from './sun-dial.tsx';
import { sunContent, sunSentence } from './sun.content.ts';
import { costPath, projectPath } from 'domain/site/item-paths.ts';

const texts = availabilityContent.home;

interface Props {
  property: PropertyDetailsFragment;
  /** The home that the address names; undefined if it is not free. */
  home: FreeHome | undefined;
  isAsked: boolean;
}

/** The home that is chosen in the drawing: what it is, what it costs, its sun, and whom to ask about it. */
export function TowerHome({ property, home, isAsked }: Props) {
  const part = useRef<HTMLElement>(null);
  const cameBy = useNavigationType();
  const id = home?.unit.id;
  useEffect(() => {
    // A link of the drawing leads here; a page that opens leaves the focus where it is.
    if (id && cameBy !== NavigationType.Pop) part.current?.focus({ preventScroll: true });
  }, [id, cameBy]);
  const place =
    'scroll-mt-30 @2xl:sticky @2xl:top-30 @2xl:col-start-2 @2xl:row-start-2 @2xl:mb-4 @2xl:self-start';
  if (!home)
    return (
      <p role={isAsked ? 'status' : undefined} className={`text-sm ${place}`}>
        {isAsked ? texts.gone : texts.hint}
      </p>
    );
  return (
    <section
      ref={part}
      id="home"
      tabIndex={-1}
      aria-labelledby="home-name"
      className={`rounded-card border border-brass-deep bg-paper p-4 ${place}`}
    >
      <Facts property={property} home={home} />
      {home.unit.facing && (
        <div className="mt-3 border-t border-line pt-3">
          <SunDial facing={home.unit.facing} />
          <p className="text-sm">{sunSentence(home.unit.facing)}</p>
          <p className="mt-1 text-xs text-ink-muted">{sunContent.door}</p>
        </div>
      )}
      <Reach property={property} home={home} />
    </section>
  );
}

function Facts({ property, home }: { property: PropertyDetailsFragment; home: FreeHome }) {
  const { unit, type, price, total } = home;
  const { facts } = texts;
  const cost = hasCostSheet(property) && total !== null ? `${costPath(property.slug)}?unit=${unit.id}` : null;
  const rows: [string, string][] = [
    [facts.floor, unit.floor === null ? '' : availabilityContent.floorWords(unit.floor)],
    [facts.side, facingWords(unit)],
    [facts.price, price === null ? availabilityContent.onRequest : formatRupees(price)],
    [facts.allIn, total === null ? '' : formatRupees(total)],
  ];
  return (
    <>
      <h3 id="home-name" className="text-lg">
        {[unit.number, type].filter(Boolean).join(': ')}
      </h3>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 text-sm tabular-nums">
        {rows
          .filter(([, text]) => text)
          .map(([label, text]) => (
            <div key={label}>
              <dt className="text-xs text-ink-muted">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
      </dl>
      {cost && (
        <a
          href={cost}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline underline-offset-4"
        >
          {texts.cost}
        </a>
      )}
    </>
  );
}

function Reach({ property, home: { unit } }: { property: PropertyDetailsFragment; home: FreeHome }) {
  const { data: site } = useSiteSettingsQuery();
  const part = property.configurations.find(({ key }) => key === unit.configuration);
  const name = `${unitName(unit, part)}, ${property.title}`;
  return (
    <div className="mt-3 flex gap-2">
      {site && (
        <WhatsAppLink
          grow="flex-auto"
          reach={{
            ...reachOf(property, site.settings),
            text: whatsAppText(
              name,
              `${site.settings.siteUrl}${projectPath(property.slug)}?home=${unit.id}#home`,
            ),
          }}
        />
      )}
      <a
        href="#enquiry"
        data-sheet="enquire"
        className={`${buttonClass} flex-auto bg-pine text-on-pine hover:bg-pine-deep`}
      >
        {texts.enquire}
      </a>
    </div>
  );
}
