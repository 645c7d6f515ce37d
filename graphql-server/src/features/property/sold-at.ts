import type { Context } from '../../base/context.ts';
import { databaseTime } from '../../database/time.ts';
import { PropertyStatus } from './property.type.ts';
import type { Property } from './property.type.ts';

/** The moment of the sale for this status: now if the status becomes sold; null if it is not sold. */
export async function soldAtOf(
  context: Context,
  status: PropertyStatus,
  stored?: Property,
): Promise<Date | null> {
  if (status !== PropertyStatus.SOLD) return null;
  if (stored?.propertyStatus === PropertyStatus.SOLD) return stored.soldAt ?? null;
  return databaseTime(context.db);
}
