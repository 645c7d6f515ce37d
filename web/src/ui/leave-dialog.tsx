import type { Blocker } from 'react-router';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before a form with unsaved changes is left for another page. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const blocked = blocker.state === 'blocked';
  return (
    <Dialog
      open={blocked}
      onClose={() => {
        if (blocked) blocker.reset();
      }}
      title="Leave without saving?"
    >
      <p>What you changed on this page is not saved yet. If you leave now, it is lost.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            if (blocked) blocker.reset();
          }}
        >
          Stay here
        </Button>
        <Button
          look="danger"
          onClick={() => {
            if (blocked) blocker.proceed();
          }}
        >
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
