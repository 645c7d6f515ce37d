import { Link, useParams } from 'react-router-dom';
import { formatDateTime } from 'domain/text/format.ts';
import { fieldWords } from '../field/field-words.ts';
import { VersionFrame } from './version-frame.tsx';
import { versionsContent as texts } from './versions.content.ts';
import { useVersionsQuery } from './versions.generated.ts';
import type { VersionsQuery } from './versions.generated.ts';

type Version = VersionsQuery['versions'][number];

/** The versions of a property, a story or a builder, newest first, each with a link to its page. */
export function VersionListTab({ list }: { list: 'properties' | 'blogs' | 'builders' }) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useVersionsQuery({
    variables: { itemId: id },
    fetchPolicy: 'network-only',
  });
  const path = `/my-account/${list}/${id}`;
  return (
    <VersionFrame
      line={list === 'builders' ? texts.lineAtOnce : texts.line}
      editTo={`${path}/edit`}
      error={error}
      retry={refetch}
    >
      {data?.versions.map((version, index) => (
        <Entry
          key={version.id}
          version={version}
          newest={index === 0}
          older={data.versions[index + 1]}
          to={`${path}/versions/${version.id}`}
        />
      ))}
    </VersionFrame>
  );
}

interface EntryProps {
  version: Version;
  newest: boolean;
  older: Version | undefined;
  to: string;
}

function Entry({ version: { at, by, draft, changes }, newest, older, to }: EntryProps) {
  const moment = formatDateTime(at);
  // Only its date puts a draft live without a person.
  const wentLive = by === null && !draft && older?.draft === true;
  const fields = [...new Set(changes.map(({ field }) => fieldWords(field)))];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3 text-dense first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <time dateTime={at} className="font-semibold">
            {moment}
          </time>
          <span className="[overflow-wrap:anywhere] text-ink-muted">
            {by ? texts.by(by) : wentLive ? texts.wentLive : ''}
          </span>
          {newest && <Badge>{texts.now}</Badge>}
          {draft && <Badge>{texts.draft}</Badge>}
        </p>
        <p className="[overflow-wrap:anywhere] text-ink-muted">
          {fields.join(', ') || (older ? texts.unchanged : texts.first)}
        </p>
      </div>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
      >
        {texts.look}
        <span className="sr-only">{texts.lookOf(moment)}</span>
      </Link>
    </li>
  );
}

function Badge({ children }: { children: string }) {
  return (
    <span className="rounded-full bg-brass-soft px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-brass-deep">
      {children}
    </span>
  );
}
