import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { shareContent } from './share.content.ts';
import { sharedLists } from './shared-lists.ts';

/** Fetched when the dialog first opens. */
const ShareForm = onDemand(async () => (await import('./share-form.tsx')).ShareForm);

/** Shares these homes by a link; there as long as there is something to share or to end. */
export function ShareWithFamily({ ids }: { ids: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const made = useBrowserStore(sharedLists)?.some((list) => list.made) ?? false;
  if (ids.length === 0 && !made) return null;
  return (
    <>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Users aria-hidden="true" className="size-4" />
        {shareContent.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={shareContent.title} holdsForm>
        <Suspense>
          <ShareForm ids={ids} />
        </Suspense>
      </Dialog>
    </>
  );
}
