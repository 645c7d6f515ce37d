import { useState } from 'react';
import { stateOf } from '../testing/state.ts';
import { Dialog } from './dialog.tsx';

export default { title: 'Dialogs/Dialog' };

function Asking({ holdsForm = false }: { holdsForm?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Call me back" holdsForm={holdsForm}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

export const WithNotice = stateOf(() => <Asking />);
export const WithForm = stateOf(() => <Asking holdsForm />);
