import type { AppContext } from '../../base/context.ts';

/** What stands before the digits of an enquiry’s reference, until an owner enters another one. */
export const defaultPrefix = 'AHG';
/** What stands before the digits of a report of a listing. */
export const reportPrefix = 'REP';

interface StoredPrefixes {
  _id: string;
  referencePrefix?: string;
  formerPrefixes?: string[];
}

/** What stands before the digits of a new enquiry’s reference. */
export async function referencePrefix(context: AppContext): Promise<string> {
  const [present = defaultPrefix] = await referencePrefixes(context);
  return present;
}

/** The present one and all former ones, whose references stay valid. */
export async function referencePrefixes({ db }: AppContext): Promise<string[]> {
  const stored = await db
    .collection<StoredPrefixes>('siteSettings')
    .findOne({ _id: 'site' }, { projection: { referencePrefix: 1, formerPrefixes: 1 } });
  const { referencePrefix: present = defaultPrefix, formerPrefixes = [] } = stored ?? {};
  return [...new Set([present, ...formerPrefixes, defaultPrefix])];
}
