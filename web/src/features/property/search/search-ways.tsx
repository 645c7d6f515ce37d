import { searchPath } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LastCard } from '../last-card.tsx';
import { alertPath } from './alert-path.ts';
import { projectListContent } from './project-list.content.ts';

const { more, chips } = projectListContent;

interface SearchWaysProps {
  search: ProjectSearch;
  path: string;
  count: number;
  columns: 2 | 3;
}

/** The ways on from a search, in what the last row of its homes leaves free. */
export function SearchWays({ search, path, count, columns }: SearchWaysProps) {
  return (
    <LastCard count={count} columns={columns} title={more.title} text={more.text}>
      <ButtonLink to={searchPath(search, { view: 'map' }, path)} look="outline">
        {more.map}
      </ButtonLink>
      <ButtonLink to={alertPath(search)} look="quiet">
        {chips.alert}
      </ButtonLink>
    </LastCard>
  );
}
