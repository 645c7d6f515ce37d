import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ToastCard, ToastPlace } from '../../ui/toast.tsx';
import { shortlistAnswerContent } from './shortlist-answer.content.ts';

const { added, full } = shortlistAnswerContent;

/** What became of a press of a heart: the first on an empty shortlist, another one, or one too many. */
export type Outcome = 'first' | 'next' | 'full';

export interface AnswerProps {
  outcome: Outcome;
  title: string;
  onClose: () => void;
}

/** Says what became of it: the first time and on a full shortlist in a dialog, else in a toast. */
export function ShortlistAnswer({ outcome, title, onClose }: AnswerProps) {
  const navigate = useNavigate();
  if (outcome === 'next') {
    const view = { label: added.view, run: () => void navigate('/wishlist') };
    return (
      <ToastPlace>
        <ToastCard
          toast={{ id: 0, tone: 'success', text: `${added.title}: ${title}`, item: title, action: view }}
          onDismiss={onClose}
        />
      </ToastPlace>
    );
  }
  const fits = outcome === 'first';
  return (
    <Dialog open onClose={onClose} title={fits ? added.title : full.title}>
      {fits && <p className="font-semibold">{title}</p>}
      <p className="mt-1 text-sm text-ink-muted">{fits ? added.line : full.line}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/wishlist">{added.view}</ButtonLink>
        <Button look="outline" onClick={onClose}>
          {added.stay}
        </Button>
      </div>
    </Dialog>
  );
}
