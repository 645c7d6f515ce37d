import type { ImportColumn } from 'domain/property/listing-columns.ts';
import { AppError } from '../../base/errors.ts';
import { headingOf } from '../../kit/import/headings.ts';
import type { CellError, ReadHeading } from '../../kit/import/import.type.ts';
import { listingColumnOf } from './listing-headings.ts';

/** A cell that cannot be read, or that another contradicts. */
export class WrongCell extends Error {
  constructor(
    readonly column: ImportColumn,
    message: string,
  ) {
    super(message);
  }
}

/** The column that holds a field of a property. */
export function columnOf(field: string): ImportColumn {
  return listingColumnOf[field === 'areas' ? 'area' : field] ?? 'project_name';
}

/** What is wrong in a line, beside its cells. Throws an error that says nothing about them. */
export function cellErrors(error: unknown, line: number, read: readonly ReadHeading[]): CellError[] {
  if (error instanceof WrongCell)
    return [{ line, heading: headingOf(read, error.column), message: error.message }];
  if (!(error instanceof AppError)) throw error;
  const fields = Object.entries(error.details.fields ?? {});
  if (fields.length === 0) return [{ line, heading: headingOf(read, 'listing_id'), message: error.message }];
  return fields.map(([field, message]) => ({ line, heading: headingOf(read, columnOf(field)), message }));
}
