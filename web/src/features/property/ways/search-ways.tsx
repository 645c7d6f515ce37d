import { searchPath } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LastCard } from './last-card.tsx';
import { alertPath } from '../search/path-to-alert.ts';
import { projectListContent } from '../search/project-list.content.ts';
import { searchWaysContent as texts } from './search-ways.content.ts';

const { alert } = projectListContent.chips;

export interface SearchWaysProps {
  search: ProjectSearch;
  path: string;
  count: number;
  columns: 2 | 3;
}

/** The ways on from a search, in what the last row of its homes leaves free. */
export function SearchWays({ search, path, count, columns }: SearchWaysProps) {
  return (
    <LastCard count={count} columns={columns} title={texts.title} text={texts.text}>
      <ButtonLink to={searchPath(search, { view: 'map' }, path)} look="outline">
        {texts.map}
      </ButtonLink>
      <ButtonLink to={alertPath(search)} look="quiet">
        {alert}
      </ButtonLink>
    </LastCard>
  );
}
