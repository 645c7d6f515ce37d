/** The path of the list of all enquiries. */
export const enquiriesPath = '/my-account/contacts';

/** The name of the opened enquiry in the address of its lead. */
export const openedParameter = 'enquiry';

/**
 * Where the office shows an enquiry: its lead, with the enquiry in view. While no lead is known it is an address of its own, which
 * leads there. `search` is that of the list which it was opened from.
 */
export function enquiryPath(
  { id, personId }: { id: string; personId: string | null | undefined },
  search = '',
): string {
  if (!personId) return `${enquiriesPath}/${id}${search}`;
  const parameters = new URLSearchParams(search);
  parameters.set(openedParameter, id);
  return `/my-account/leads/${personId}?${parameters.toString()}`;
}

/** The search of the list that an enquiry was opened from. */
export function listSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(openedParameter);
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
