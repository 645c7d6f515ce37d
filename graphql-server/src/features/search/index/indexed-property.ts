import type { Property } from '../../property/property.type.ts';
import type { MeasuredFacts } from './facts/fact-columns.ts';
import type { TokenFacts } from './facts/fact-tokens.ts';

/** The facts of a property that the rows hold. */
export type IndexedFacts = TokenFacts & MeasuredFacts;

/** The facts of a property for filters, orders and counts. */
export type IndexedProperty = Pick<
  Property,
  | '_id'
  | 'category'
  | 'propertyStatus'
  | 'rooms'
  | 'configurations'
  | 'price'
  | 'costs'
  | 'position'
  | 'publishAt'
  | 'shownUntil'
  | 'enquiryCount'
  | 'sinks'
  | 'deleted'
  | 'searchText'
  | 'title'
  | 'builder'
> &
  IndexedFacts;
