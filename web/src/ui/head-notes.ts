import { createContext } from 'react';

/** What a page says about itself while the server renders it. Search engines and chats are told the same. */
export interface HeadNotes {
  title: string;
  description?: string;
  /** The path under which search engines list the page; none for a page that they ignore. */
  canonical?: string;
  /** The steps of the breadcrumb, from the home page to this one. */
  steps: { label: string; to?: string }[];
}

/** Takes the notes on the server; browsers need none. */
export const NoteHead = createContext<((notes: Partial<HeadNotes>) => void) | undefined>(undefined);
