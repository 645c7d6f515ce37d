import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePropertiesByIdsQuery } from '../property/property.generated.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { shortlist } from '../choices/shortlist.ts';
import { addHome } from './list-changes.ts';
import { sharedContent } from './shared-shortlist.content.ts';
import type { SharedListState } from './use-shared-list.ts';

const texts = sharedContent.addHomes;

/** Adds homes from the own shortlist of this browser. */
export function AddHomes({ state }: { state: SharedListState }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outline"
        aria-haspopup="dialog"
        className="[@media(scripting:none)]:hidden"
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden="true" className="size-4" />
        {texts.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <OwnHomes state={state} />
      </Dialog>
    </>
  );
}

function OwnHomes({ state }: { state: SharedListState }) {
  const ids = useBrowserStore(shortlist) ?? [];
  const { data, error } = usePropertiesByIdsQuery({ variables: { ids: [...ids] }, skip: ids.length === 0 });
  const listed = new Set(
    state.list?.homes.filter(({ hiddenBy }) => !hiddenBy).map(({ propertyId }) => propertyId),
  );
  if (ids.every((id) => listed.has(id)) && !data)
    return (
      <>
        <p>{texts.none}</p>
        <ButtonLink to="/shop" className="mt-5">
          {texts.browse}
        </ButtonLink>
      </>
    );
  if (!data)
    return error ? (
      <StatusMessage tone="danger">{texts.failed}</StatusMessage>
    ) : (
      <p role="status">{texts.loading}</p>
    );
  return (
    <>
      <p className="text-ink-muted">{texts.line}</p>
      {state.problem && <StatusMessage tone="danger">{state.problem.text}</StatusMessage>}
      <ul className="mt-4 grid">
        {data.propertiesByIds.map(({ id, title, address }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-2">
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="block truncate text-xs text-ink-muted">{address}</span>
            </span>
            {listed.has(id) ? (
              <span className="shrink-0 px-3 text-sm text-ink-muted">{texts.added}</span>
            ) : (
              <Button
                look="quiet"
                aria-label={`${texts.add}: ${title}`}
                className="shrink-0"
                onClick={() => void state.change(addHome(id), id)}
              >
                {texts.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
