import { useState } from 'react';
import type { ReactNode } from 'react';
import { WriteSheet } from './write-sheet.tsx';
import type { Addressee } from './addressee.ts';

/** The sheet to write to a lead: `write` opens it, and `sheet` belongs on the page. */
export function useWrite(): { write: (to: Addressee) => void; sheet: ReactNode } {
  const [to, setTo] = useState<Addressee | null>(null);
  return { write: setTo, sheet: <WriteSheet to={to} onClose={() => setTo(null)} /> };
}
