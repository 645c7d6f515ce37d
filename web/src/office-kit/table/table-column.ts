import type { ReactNode } from 'react';

export interface Column<Row> {
  /** The column’s name in the address, which lists hidden columns. */
  id: string;
  /** The column’s head; empty for pictures and buttons. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** The field that the server sorts by. */
  sortBy?: string;
  /** Whether it holds numbers or money, which align right. */
  numeric?: boolean;
  /** Whether it is the heading of a card on phones, without a label. It cannot be hidden. */
  heading?: boolean;
  /** Whether phones show it without a label. */
  unlabelled?: boolean;
  /** Whether it is short enough to share a line on phones. */
  short?: boolean;
  /** Whether it is hidden until a person chooses columns. */
  extra?: boolean;
  /** Whether it cannot be hidden. */
  always?: boolean;
  /** The column’s width as a class; a column without one takes the remaining room. */
  width?: string;
  className?: string;
}

export interface RowDetail<Row> {
  /** The button’s name, such as “Message of Asha Rao”. */
  label: (row: Row) => string;
  /** Null if the row has no details. */
  content: (row: Row) => ReactNode;
  /** Whether a card on a phone shows its first two lines in place of the button. */
  preview?: boolean;
}
