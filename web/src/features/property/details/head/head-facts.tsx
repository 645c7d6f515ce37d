import { Link } from 'react-router-dom';
import { leftOutWords } from 'domain/cost/cost-names.ts';
import { costOfLoan } from 'domain/money/emi.ts';
import { homeName } from 'domain/property/home-name.ts';
import { areaLabel, isTaken, kindOf } from 'domain/property/property-words.ts';
import { formatAreaSize, formatCompletion, formatRupees } from 'domain/text/format.ts';
import { Measured } from '../../../../ui/pictures/sizes.tsx';
import { exampleRate, usualYears } from '../../emi/emi.content.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { RegistrationBlock } from '../papers/registration-block.tsx';
import { StatusBadge } from '../../status-badge.tsx';
import { projectDetailsContent } from '../project-details.content.ts';
import { costPath } from 'domain/site/item-paths.ts';

const { facts, allIn } = projectDetailsContent;

/** What the price does not say: the total, rooms, area, date, homes left, status and registration. */
export function HeadFacts({ property }: { property: PropertyDetailsFragment }) {
  return (
    <>
      {!isTaken(property) && <AllIn property={property} />}
      <Facts property={property} />
      <div className="mt-1.5 flex min-h-8 items-start gap-2 md:mt-3">
        <StatusBadge status={property.propertyStatus} className="mt-0.5" />
        <RegistrationBlock property={property} />
      </div>
    </>
  );
}

/** The total of the cost sheet and its instalment, of the home for which it is lowest. */
export function AllIn({ property }: { property: PropertyDetailsFragment }) {
  const { slug, configurations } = property;
  const [lowest] = property.allIn;
  if (!lowest) return null;
  const { configuration, total, loan, unknown } = lowest;
  const interest = property.homeLoan?.interestPercent ?? exampleRate;
  const month = loan && costOfLoan({ loan, interestPercent: interest, years: usualYears }).monthly;
  const home = configurations.find(({ key }) => key === configuration);
  const note = [home && allIn.of(homeName(home)), unknown.length > 0 && allIn.without(leftOutWords(unknown))];
  const linkClass = 'inline-flex min-h-8 items-center font-semibold text-pine underline underline-offset-4';
  return (
    <div className="text-sm tabular-nums">
      <p className="flex flex-wrap gap-x-4">
        <Link
          to={`${costPath(slug)}${home ? `?configuration=${encodeURIComponent(home.key)}` : ''}`}
          className={linkClass}
        >
          {allIn.total(formatRupees(total))}
        </Link>
        {month !== null && month > 0 && (
          <a href="#pay" className={linkClass}>
            {allIn.month(formatRupees(month))}
          </a>
        )}
      </p>
      {note.some(Boolean) && (
        <p className="text-xs text-ink-muted">
          <Measured text={note.filter(Boolean).join(', ')} />
        </p>
      )}
    </div>
  );
}

interface Fact {
  label: string;
  text: string | null | undefined;
  isArea?: boolean;
}

function Facts({ property }: { property: PropertyDetailsFragment }) {
  const { areas, completion, stage, availability } = property;
  const [area] = areas;
  const counts = availability?.counts ?? [];
  const sum = (name: 'available' | 'total') => counts.reduce((all, count) => all + count[name], 0);
  const all: Fact[] = [
    { label: facts.configuration, text: kindOf(property) },
    { label: area ? areaLabel(area) : '', text: area && formatAreaSize(area), isArea: true },
    {
      label: stage === 'UNDER_CONSTRUCTION' ? facts.possession : facts.completion,
      text: formatCompletion(completion),
    },
    {
      label: facts.left,
      text: counts.length > 0 && !isTaken(property) ? facts.leftOf(sum('available'), sum('total')) : '',
    },
  ];
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 border-t border-line pt-2 sm:flex sm:flex-wrap sm:gap-x-9 md:mt-3 md:pt-3">
      {all
        .filter(({ text }) => text)
        .map(({ label, text, isArea }) => (
          <div key={label}>
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="font-heading text-lg/6 font-semibold tabular-nums">
              {isArea && text ? <Measured text={text} /> : text}
            </dd>
          </div>
        ))}
    </dl>
  );
}
