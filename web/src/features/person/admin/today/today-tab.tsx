import { Link, useSearchParams } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import { EmptyList } from '../../../../office-kit/list/empty-list.tsx';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import { useAccount } from '../../../../office-kit/session/use-account.ts';
import { usePeople } from '../../../../office-kit/session/use-people.ts';
import { TabHeader } from '../../../../office-kit/tab-header.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ListMessage } from '../../../../ui/list-message.tsx';
import { InstallHint } from '../../../auth/phone/install-hint.tsx';
import { useWrite } from '../../../lead/admin/write/use-write.tsx';
import { useLeadKeys } from '../keys/use-lead-keys.tsx';
import { NotLinked } from '../not-linked.tsx';
import { useOutcome } from '../outcome/use-outcome.tsx';
import { nameOf } from '../person-row.tsx';
import { personContent } from '../person.content.ts';
import { todayContent as texts } from './today.content.ts';
import { useTodayQuery } from './today.generated.ts';
import { PartOfDay } from './part-of-day.tsx';

const mine = 'mine';
const all = 'all';
const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline';

/** The work of the day in the order in which it is done: one’s own by default, a colleague’s or everyone’s by a choice. */
export function TodayTab() {
  const [parameters, setParameters] = useSearchParams();
  const account = useAccount();
  const people = usePeople();
  const chosen = parameters.get('of') ?? mine;
  const isNobody = chosen === mine && account?.memberId === null;
  const result = useTodayQuery({
    variables: { owner: isNobody ? all : chosen },
    fetchPolicy: 'cache-and-network',
    skip: !account,
  });
  const { data, failed, onRetry } = useListResult(result, { unasked: true });
  const parts = data?.today.filter(({ items }) => items.length > 0);
  const shown = parts?.flatMap(({ items }) => items) ?? [];
  const { ask, sheet } = useOutcome(
    shown.map((person) => ({ ...person, name: nameOf(person) })),
    () => void result.refetch().catch(() => undefined),
  );
  const { write, sheet: writing } = useWrite();
  const keys = useLeadKeys(shown, {
    onOutcome: (person) => ask({ id: person.id, name: nameOf(person) }),
    onWrite: (person) => write({ personId: person.id, name: nameOf(person), way: 'WHATSAPP' }),
  });
  const owner = isNobody || chosen === all ? undefined : chosen === mine ? account?.memberId : chosen;
  return (
    <>
      <TabHeader title={texts.title} line={formatDay(new Date().toISOString())}>
        <ButtonLink to="/my-account/contacts/new">{personContent.add}</ButtonLink>
      </TabHeader>
      <select
        aria-label={texts.whose}
        value={chosen}
        onChange={({ target }) => setParameters(target.value === mine ? {} : { of: target.value })}
        className="mb-4 min-h-11 w-full max-w-72 rounded-field border border-line bg-card px-3 text-base text-ink hover:border-field-line md:text-dense"
      >
        <option value={mine}>{texts.mine}</option>
        <option value={all}>{texts.all}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {texts.of(name)}
          </option>
        ))}
      </select>
      {isNobody && (
        <div className="mb-5">
          <NotLinked isOwner={account.role === 'OWNER'} />
        </div>
      )}
      {failed && !data && (
        <ListMessage tone="failed" title={personContent.failed}>
          <Button look="outline" onClick={onRetry}>
            {personContent.retry}
          </Button>
        </ListMessage>
      )}
      {!data && !failed && <Waiting />}
      {parts?.length === 0 && (
        <EmptyList text={texts.nothing}>
          <Link to="/my-account/leads" className={linkClass}>
            {texts.toLeads}
          </Link>
        </EmptyList>
      )}
      <div className="grid gap-5">
        {parts?.map((part) => (
          <PartOfDay
            key={part.part}
            {...part}
            title={
              part.part === 'NEW' && (isNobody || chosen !== mine) ? texts.newOnes : texts.parts[part.part]
            }
            owner={owner}
            onOutcome={ask}
          />
        ))}
      </div>
      <InstallHint />
      {keys}
      {sheet}
      {writing}
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="block h-16 animate-pulse rounded-card bg-line/60" />
      ))}
    </div>
  );
}
