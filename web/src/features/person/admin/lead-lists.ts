import type { Location } from 'react-router-dom';
import { enquiriesPath } from 'domain/lead/enquiry-path.ts';
import { listPath } from '../../../office-kit/list/list-place.ts';

/** The lists that lead to the page of a lead. */
const lists = ['/my-account/leads', '/my-account/today', enquiriesPath] as const;

/** The path of the list that the page of a lead was opened from. */
export function leadListPath(location: Pick<Location, 'state'>): string {
  return listPath(location, lists);
}
