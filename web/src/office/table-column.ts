import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Its name in the address, where the hidden ones stand. */
  id: string;
  /** The column’s head; empty for pictures and buttons. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** The field that the server sorts by. */
  sortBy?: string;
  /** Numbers and money stand at the right edge. */
  numeric?: boolean;
  /** On phones, where a row is a card: its heading has no label before it. It cannot be hidden. */
  heading?: boolean;
  /** On phones a long text without a label before it. */
  unlabelled?: boolean;
  /** On phones two short facts share a line. */
  short?: boolean;
  /** It cannot be hidden. */
  always?: boolean;
  /** The column’s width as a class; a column without one gets what is left. */
  width?: string;
  className?: string;
}

export interface RowDetail<Row> {
  /** The button’s name, such as “Message of Asha Rao”. */
  label: (row: Row) => string;
  /** Null when the row has nothing more to show. */
  content: (row: Row) => ReactNode;
}
