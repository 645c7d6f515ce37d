import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useProjectCountQuery } from './project-count.generated.ts';
import type { ProjectCountQueryVariables } from './project-count.generated.ts';
import { readSearch, searchVariables } from 'domain/search/project-search.ts';

/** The search waits until the visitor pauses. */
const restMs = 250;

/**
 * How many projects the choices in a form would find; undefined until it is known, and while there are none at all.
 * It starts with an empty form.
 */
export function useFormCount() {
  const [chosen, setChosen] = useState('');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const { data, loading } = useProjectCountQuery({ variables: countVariables(chosen) });

  function onChange({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setChosen(textOf(currentTarget)), restMs);
  }

  const count = loading ? undefined : data?.projects.totalCount;
  return { count: count === 0 && !chosen ? undefined : count, onChange };
}

/** The question for the choices, as the text of an address. */
export function countVariables(chosen = ''): ProjectCountQueryVariables {
  const { query, filter } = searchVariables(readSearch(new URLSearchParams(chosen)));
  return { query, filter };
}

function textOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return new URLSearchParams(fields).toString();
}
