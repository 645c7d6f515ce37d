import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isPostcode } from 'domain/text/postcode.ts';
import type { ProjectsQuery } from '../property.generated.ts';
import type { Understanding } from './filter/chosen-chips.tsx';
import { isChosen } from './filter/conditions.ts';
import { searchPath } from 'domain/search/project-search.ts';
import type { FoundProject } from './found-project.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { searchNotesContent as texts } from './search-notes.content.ts';

interface SearchNotesProps {
  search: ProjectSearch;
  path: string;
  projects: ProjectsQuery['projects'] | undefined;
}

const linkClass =
  'inline-flex min-h-11 items-center font-medium text-pine underline underline-offset-4 sm:min-h-0';

/** What the words of a search were taken for where that is not plain: assumed, in two ways, or not at all. */
export function SearchNotes({ search, path, projects }: SearchNotesProps) {
  if (!projects?.understanding) return null;
  const notes = notesOf(search, path, projects.understanding, projects.items);
  if (notes.length === 0) return null;
  return (
    <ul aria-label={texts.label} className="mt-3 grid gap-1.5 text-sm text-ink-muted">
      {notes.map((note, index) => (
        <li key={index} className="max-w-[75ch]">
          {note}
        </li>
      ))}
    </ul>
  );
}

function notesOf(
  search: ProjectSearch,
  path: string,
  found: NonNullable<Understanding>,
  items: readonly FoundProject[],
): ReactNode[] {
  const { parts, assumed, ambiguous, otherReadings, unsupported, leftover, near } = found;
  const labelOf = (field: string) => parts.filter((part) => part.field === field).map(({ label }) => label);
  const outside = labelOf('placesOutside');
  const [price] = labelOf('price');
  const postcodes = leftover.filter(isPostcode);
  const inTexts = leftover.filter((word) => !isPostcode(word) && !isNameOf(items, word));
  return [
    assumed.includes('price.max') && price && !isChosen(search, 'price') && texts.assumed(price),
    ambiguous.length > 0 && otherReadings.length > 0 && (
      <>
        {texts.ambiguous(ambiguous.join('”, “'))}{' '}
        {otherReadings.map(({ label, query }, index) => (
          <span key={label}>
            {index > 0 && ` ${texts.or} `}
            <Link to={searchPath(search, { query }, path)} preventScrollReset className={linkClass}>
              {label}
            </Link>
          </span>
        ))}
        .
      </>
    ),
    outside.length > 0 && texts.outside(outside.join(', ')),
    (near?.kind === 'SCHOOL' || near?.kind === 'HOSPITAL') && texts.noPositions,
    unsupported.length > 0 && (
      <>
        {texts.unsupported(unsupported)}{' '}
        <Link to="/contact" className={linkClass}>
          {texts.ask}
        </Link>
      </>
    ),
    postcodes.length > 0 && texts.postcode(postcodes),
    inTexts.length > 0 && texts.leftover(inTexts),
  ].filter(Boolean);
}

/** Whether a word is part of the names or the registrations of all shown projects: then they are what was looked for. */
function isNameOf(items: readonly FoundProject[], word: string): boolean {
  const wanted = wordsIn(word);
  return (
    items.length > 0 &&
    items.every(({ title, registration }) => {
      const known = wordsIn(`${title} ${registration}`);
      return wanted.every((part) => known.some((one) => one.startsWith(part)));
    })
  );
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
