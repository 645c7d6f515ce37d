import type { Blocker } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leaveDialogContent as texts } from './leave-dialog.content.ts';

/** Asks before the user leaves a form with unsaved changes. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const blocked = blocker.state === 'blocked';
  return (
    <Dialog
      open={blocked}
      onClose={() => {
        if (blocked) blocker.reset();
      }}
      title={texts.title}
      asksToLeave
    >
      <p>{texts.line}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            if (blocked) blocker.reset();
          }}
        >
          {texts.stay}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            if (blocked) blocker.proceed();
          }}
        >
          {texts.leave}
        </Button>
      </div>
    </Dialog>
  );
}
