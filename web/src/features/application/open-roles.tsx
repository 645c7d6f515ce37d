import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { useJobOpeningsQuery } from './application.generated.ts';
import type { JobOpeningFactsFragment } from './application.generated.ts';
import { careerContent } from './career.content.ts';
import { employmentWords, payWords } from './opening-words.ts';
import { useTexts } from '../../lib/site-texts.ts';

/** The jobs that people can apply for today. */
export function OpenRoles() {
  const { rolesTitle, rolesNote, noRoles, rolesFailed } = useTexts('career', careerContent);
  const { data, error, refetch } = useJobOpeningsQuery();
  const openings = data?.jobOpenings ?? [];
  return (
    <section aria-labelledby="open-roles">
      <h2 id="open-roles" className="text-2xl">
        {rolesTitle}
      </h2>
      {error && !data && (
        <ListMessage tone="failed" title={rolesFailed.title} className="mt-5">
          <Button onClick={() => void refetch().catch(() => undefined)}>{rolesFailed.retry}</Button>
        </ListMessage>
      )}
      {openings.length > 0 && (
        <ul className="mt-5 border-t border-line">
          {openings.map((opening) => (
            <Role key={opening.id} opening={opening} />
          ))}
        </ul>
      )}
      {data && <p className="mt-5 text-sm text-ink-muted">{openings.length > 0 ? rolesNote : noRoles}</p>}
    </section>
  );
}

function Role({ opening }: { opening: JobOpeningFactsFragment }) {
  const { sampleRole, apply, posted, applyBy } = useTexts('career', careerContent);
  const { title, place, employment, text, postedOn, isSample } = opening;
  const pay = payWords(opening);
  return (
    <li className="border-b border-line py-6">
      <p className="text-xs text-ink-muted">{[place, employmentWords[employment]].join(' · ')}</p>
      <h3 className="mt-1 text-xl">{title}</h3>
      {pay && <p className="mt-1 text-sm font-semibold">{pay}</p>}
      <p className="mt-2 max-w-[52ch] text-sm whitespace-pre-line text-ink-muted">{text}</p>
      <p className="mt-2 text-xs text-ink-muted">
        {posted(formatDay(postedOn))} {applyBy(formatDay(opening.applyBy))}
        {isSample && ` ${sampleRole}`}
      </p>
      <Link
        to={`/career?${new URLSearchParams({ role: title })}#apply`}
        aria-label={`${apply}: ${title}`}
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-pine underline-offset-4 hover:underline"
      >
        {apply}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </li>
  );
}
