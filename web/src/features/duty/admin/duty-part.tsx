import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { useAccount } from '../../../office-kit/session/use-account.ts';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { dutyContent as texts } from './duty.content.ts';
import { AnswerTimesPanel } from './answer-times-panel.tsx';
import { DutyForm } from './duty-form.tsx';
import { useDutiesQuery } from './duty.generated.ts';
import { DutyRow } from './duty-row.tsx';
import { DutySettingsPanel } from './duty-settings-panel.tsx';

/** The duty of the team: all of it for owners, the own pause and leave for the others. */
export function DutyPart() {
  const { data, failed, onRetry } = useListResult(useDutiesQuery({ fetchPolicy: 'cache-and-network' }));
  const account = useAccount();
  const [shownId, setShownId] = useState<string>();
  const isOwner = account?.role === 'OWNER';
  const duties = data?.duties;
  const shown = duties?.find(({ memberId }) => memberId === shownId);
  return (
    <div className="grid max-w-4xl gap-6">
      <p className="text-dense text-ink-muted">{texts.line}</p>
      {!duties && !failed && <p className="text-dense text-ink-muted">{texts.loading}</p>}
      {failed && !duties && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      {duties?.length === 0 && (
        <StatusMessage tone="info">
          {texts.nobodyLinked}{' '}
          {isOwner ? (
            <Link to="/my-account/settings/accounts" className="font-semibold underline">
              {texts.toPeople}
            </Link>
          ) : (
            texts.askOwner
          )}
        </StatusMessage>
      )}
      {duties && duties.length > 0 && !duties.some(({ isSaved }) => isSaved) && (
        <StatusMessage tone="info">{texts.nobodySaved}</StatusMessage>
      )}
      {duties && duties.length > 0 && (
        <ul aria-label={texts.team} className="rounded-card border border-line bg-card text-dense">
          {duties.map((duty) => (
            <DutyRow key={duty.memberId} duty={duty}>
              {(isOwner || (duty.memberId === account?.memberId && duty.isSaved)) && (
                <Button look="outline" onClick={() => setShownId(duty.memberId)}>
                  {isOwner ? (duty.isSaved ? texts.change : texts.set) : texts.own}
                  <span className="sr-only"> {duty.memberName}</span>
                </Button>
              )}
            </DutyRow>
          ))}
        </ul>
      )}
      {data && isOwner && <DutySettingsPanel {...data} />}
      {isOwner && duties?.some(({ isSaved }) => isSaved) && <AnswerTimesPanel />}
      <Dialog
        open={shown !== undefined}
        onClose={() => setShownId(undefined)}
        title={shown?.memberName ?? ''}
        holdsForm
      >
        {shown && <DutyForm duty={shown} all={isOwner} onDone={() => setShownId(undefined)} />}
      </Dialog>
    </div>
  );
}
