import { skipToken, useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { formatPhone } from 'domain/text/format.ts';
import { readError } from '../../../../lib/errors.ts';
import { StateBadge } from '../../../lead/admin/state-badge.tsx';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import { TabHeader } from '../../../../office-kit/tab-header.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ListMessage } from '../../../../ui/list-message.tsx';
import { MergeForm } from './merge-form.tsx';
import { mergesContent as texts } from './merges.content.ts';
import { PeopleToMergeDocument, useComparePeopleQuery } from './merges.generated.ts';
import { nameOf } from '../person-row.tsx';
import { personStates } from '../person-states.ts';

const base = '/my-account/leads';

/** Compares a lead with another one and makes them one; without another one, it is looked for first. */
export function MergePageTab() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const otherId = parameters.get('with');
  return (
    <>
      <Link
        to={`${base}/${id}`}
        className="mb-3 -ml-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 text-dense font-semibold text-pine hover:bg-pine-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.back}
      </Link>
      <TabHeader title={texts.title} line={texts.line} />
      {otherId ? <Comparison key={`${id} ${otherId}`} id={id} otherId={otherId} /> : <Finder id={id} />}
    </>
  );
}

function Comparison({ id, otherId }: { id: string; otherId: string }) {
  const result = useComparePeopleQuery({ variables: { id, otherId }, fetchPolicy: 'network-only' });
  const { data, failed, onRetry } = useListResult(result);
  if (data?.one.id === data?.other.id && data) return <p className="text-dense">{texts.already}</p>;
  if (data) return <MergeForm sides={data} />;
  if (!failed) return <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>;
  const isAway = readError(result.error, '').code === 'UNREACHABLE';
  return (
    <ListMessage tone="failed" title={isAway ? texts.loadFailed : texts.notFound}>
      <Button look="outline" onClick={onRetry}>
        {texts.retry}
      </Button>
    </ListMessage>
  );
}

function Finder({ id }: { id: string }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery(
    PeopleToMergeDocument,
    search.length < 2 ? skipToken : { variables: { search }, fetchPolicy: 'network-only' },
  );
  const found = data?.people.items.filter((one) => one.id !== id);
  return (
    <div className="grid max-w-2xl gap-4">
      <TextField
        label={texts.find.label}
        hint={texts.find.hint}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="text-dense text-ink-muted empty:hidden">
        {found?.length === 0 && texts.find.none}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={texts.find.list} className="rounded-card border border-line bg-card text-dense">
          {found.map((person) => (
            <li key={person.id} className="border-t border-line first:border-t-0">
              <Link
                to={`${base}/${id}/merge?with=${person.id}`}
                className="flex min-h-14 items-center justify-between gap-3 px-4 py-2 hover:bg-pine-soft"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="block font-semibold">{nameOf(person)}</span>
                  <span className="block text-xs text-ink-muted">{reachOf(person)}</span>
                </span>
                <StateBadge state={person.state} label={personStates.labels[person.state]} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function reachOf({ numbers, emails, reference }: { numbers: string[]; emails: string[]; reference: string }) {
  const [number] = numbers;
  return [number && formatPhone(number, number), emails[0], reference].filter(Boolean).join(' · ');
}
