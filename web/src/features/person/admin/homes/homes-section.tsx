import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { HomeVerdict, VerdictReason } from 'domain/schema.generated.ts';
import { formatDay } from 'domain/text/format.ts';
import { LeadSection } from '../../../lead/admin/lead-parts.tsx';
import { useLeadChange } from '../../../lead/admin/use-lead-change.ts';
import { SetHomeVerdictDocument } from '../person.generated.ts';
import type { PersonDetails } from '../person-sections.tsx';
import { homesContent as texts } from './homes.content.ts';
import { productPath } from 'domain/site/item-paths.ts';

type Home = PersonDetails['homes'][number];
const verdicts = Object.keys(texts.verdicts) as HomeVerdict[];
const reasons = Object.keys(texts.reasons) as VerdictReason[];
const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline [overflow-wrap:anywhere] md:min-h-9';

/** The homes that a person asked about or was sent, each with what the person thinks of it. */
export function HomesSection({ person: { id, homes } }: { person: Pick<PersonDetails, 'id' | 'homes'> }) {
  const client = useApolloClient();
  const { run, busy } = useLeadChange();
  if (homes.length === 0) return null;

  function note({ propertyId }: Home, verdict: HomeVerdict | null, reason: VerdictReason | null = null) {
    if (busy) return;
    const variables = { id, propertyId, verdict, reason };
    void run(() => client.mutate({ mutation: SetHomeVerdictDocument, variables }));
  }

  return (
    <LeadSection title={texts.title}>
      <ul className="text-dense">
        {homes.map((home) => (
          <li key={home.propertyId} className="border-t border-line py-2 first:border-t-0">
            <HomeLine home={home} />
            <Choices
              label={texts.group(home.title)}
              names={verdicts}
              words={texts.verdicts}
              chosen={home.verdict}
              onChoose={(verdict) => note(home, verdict)}
            />
            {home.verdict === 'NOT_FOR_THEM' && (
              <Choices
                label={texts.why(home.title)}
                names={reasons}
                words={texts.reasons}
                chosen={home.reason}
                onChoose={(reason) => note(home, 'NOT_FOR_THEM', reason)}
              />
            )}
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}

function HomeLine({ home: { propertyId, title, at, sent } }: { home: Home }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-5">
      <span className="min-w-0">
        <a href={productPath(propertyId)} className={linkClass}>
          {title}
        </a>
        <span className="ml-2 text-xs text-ink-muted">
          {(sent ? texts.sent : texts.asked)(formatDay(at))}
        </span>
      </span>
      <Link to={`/my-account/leads?home=${propertyId}`} className={linkClass}>
        {texts.same}
        <span className="sr-only"> {title}</span>
      </Link>
    </p>
  );
}

interface ChoicesProps<Name extends string> {
  label: string;
  names: readonly Name[];
  words: Record<Name, string>;
  chosen: Name | null;
  onChoose: (name: Name | null) => void;
}

/** Answers of which one holds; a tap on it takes it back. */
function Choices<Name extends string>({ label, names, words, chosen, onChoose }: ChoicesProps<Name>) {
  return (
    <div role="group" aria-label={label} className="mb-2 flex flex-wrap gap-2">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? null : name)}
          className="min-h-11 rounded-full border border-line bg-card px-4 text-dense font-medium hover:border-field-line aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine md:min-h-9"
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
}
