import { formatAgo } from '../../../office-kit/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { leadWorkContent } from './lead-work.content.ts';
import type { LeadConflict } from './use-lead-change.ts';

const texts = leadWorkContent.conflict;

interface LeadConflictDialogProps {
  conflict: LeadConflict | null;
  onClose: () => void;
  /** Gives the change up; without it, closing does. */
  onLeave?: () => void;
  /** The lead, where the page shows another one. */
  name?: string;
}

/** Says who has changed a lead since it was read, and asks whether to apply the change anyway. */
export function LeadConflictDialog({ conflict, onClose, onLeave, name }: LeadConflictDialogProps) {
  return (
    <Dialog open={conflict !== null} onClose={onClose} title={texts.title}>
      {name && <p className="mb-2 font-semibold [overflow-wrap:anywhere]">{name}</p>}
      {conflict && <Question conflict={conflict} onClose={onLeave ?? onClose} />}
    </Dialog>
  );
}

function Question({ conflict, onClose }: { conflict: LeadConflict; onClose: () => void }) {
  const { username } = useAdminSession();
  const { updatedBy, updatedAt, fields, wanted, insist } = conflict;
  const name = updatedBy === username ? texts.yourself : (updatedBy ?? texts.colleague);
  // An outcome sets the status and the date, too.
  const changed = fields.includes('outcome')
    ? texts.fields.outcome
    : fields.map((field) => texts.fields[field === 'state' ? 'state' : 'nextAt']).join(texts.and);
  return (
    <div className="grid gap-5 text-dense">
      <p className="[overflow-wrap:anywhere]">
        {texts.line
          .replace('{name}', name)
          .replace('{fields}', changed)
          .replace('{ago}', formatAgo(updatedAt))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>{texts.leave}</Button>
        <Button look="outline" onClick={() => void insist()}>
          {texts.insist.replace('{wanted}', wanted)}
        </Button>
      </div>
    </div>
  );
}
