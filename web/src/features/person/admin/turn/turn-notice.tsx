import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../../lib/errors.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { isUnauthenticated, useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { useAccount } from '../../../../office-kit/session/use-account.ts';
import { Button } from '../../../../ui/button.tsx';
import { TakePersonDocument } from '../person.generated.ts';
import type { PersonDetails } from '../person-sections.tsx';
import { personStates } from '../person-states.ts';
import { TimeLeft } from './time-left.tsx';
import { turnContent as texts } from './turn.content.ts';

/** Says whose turn it is to take a lead, or that no one has it, and takes it. */
export function TurnNotice({ person }: { person: PersonDetails }) {
  const client = useApolloClient();
  const account = useAccount();
  const { withSession } = useAdminSession();
  const [taking, setTaking] = useState(false);
  const { id, turn, untaken, ownerId, state, updatedAt } = person;
  const isFree = !ownerId && !personStates.ended.includes(state);
  if (!turn && !untaken && !isFree) return null;

  async function take() {
    setTaking(true);
    try {
      const variables = { id, readAt: updatedAt };
      await withSession(() => client.mutate({ mutation: TakePersonDocument, variables }));
    } catch (error) {
      if (isUnauthenticated(error)) return;
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
      // Another one was faster: the page shows whose it is.
      await client.refetchQueries({ include: ['PersonDetails'] });
    } finally {
      setTaking(false);
    }
  }

  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-brass-soft px-4 py-2.5 text-dense">
      <p className="min-w-0">
        {turn ? turnWords(turn, account?.memberId) : untaken ? texts.untaken : texts.free}{' '}
        {turn && <TimeLeft until={turn.until} />}
      </p>
      {account?.memberId && (
        <Button look="outline" disabled={taking} onClick={() => void take()}>
          {texts.take}
        </Button>
      )}
    </div>
  );
}

function turnWords(
  { memberId, name, standsIn }: NonNullable<PersonDetails['turn']>,
  mine: string | null | undefined,
): string {
  if (memberId === mine) return standsIn ? texts.standsIn : texts.yours;
  return standsIn ? texts.stoodIn(name) : texts.theirs(name);
}
