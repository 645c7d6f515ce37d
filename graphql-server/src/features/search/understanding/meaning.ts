import type {
  BuildStage,
  Facing,
  Furnishing,
  PropertyExtra,
  PropertyKind,
  SaleKind,
} from '../../property/facts/facts.type.ts';
import type { ProjectSort } from '../project-filter.input.ts';
import type { ProjectIntent } from '../../property/property.type.ts';
import type { NearKind } from '../../property/filter.input.ts';
import type { AskedCategory } from './understanding.type.ts';

/** Where a word that bounds a number stands: before it in English, mostly behind it in Hindi. */
export type Side = 'before' | 'behind';

/** How a number is bounded. “Before” and “after” leave out the date itself. */
export type Bound = 'most' | 'least' | 'around' | 'between' | 'before' | 'after';

export type AreaUnitName = 'SQ_FT' | 'SQ_M' | 'SQ_YD';
export type AreaBasisName = 'CARPET' | 'BUILT_UP' | 'SUPER_BUILT_UP' | 'PLOT';

/** What a broker's message calls by name, and no search does; `level` names a floor, such as “Ground”. */
export type ListingWord =
  | { is: 'level'; level: string }
  | { is: 'label'; of: ListingLabel }
  | { is: 'nothing' };

/** What the words beside a number, a name or a day say that it is. */
export type ListingLabel =
  | 'price'
  | 'lowest'
  | 'rent'
  | 'deposit'
  | 'maintenance'
  | 'otherMoney'
  | 'rate'
  | 'negotiable'
  | 'floor'
  | 'floors'
  | 'society'
  | 'contact'
  | 'owner'
  | 'keys'
  | 'available'
  | 'booking';

/** What a phrase of the vocabulary means. */
export type Meaning =
  | { is: 'kind'; kinds: PropertyKind[]; extra?: PropertyExtra }
  | { is: 'category'; category: AskedCategory }
  | { is: 'intent'; intent: ProjectIntent }
  | { is: 'stage'; stage: BuildStage }
  | { is: 'sale'; sale: SaleKind }
  | { is: 'furnishing'; furnishing: Furnishing }
  | { is: 'direction'; facing: Facing }
  | { is: 'facing' }
  | { is: 'extra'; extra: PropertyExtra }
  | { is: 'rera' }
  | { is: 'allIn' }
  | { is: 'sort'; sort: ProjectSort }
  | { is: 'near'; side: Side }
  | { is: 'target'; kind: NearKind }
  | { is: 'station' }
  | { is: 'bound'; bound: Bound; side: Side }
  | { is: 'scale'; times: number }
  | { is: 'currency' }
  | { is: 'monthly' }
  | { is: 'rooms' }
  | { is: 'kitchenRoom' }
  | { is: 'baths' }
  | { is: 'balconies' }
  | { is: 'areaUnit'; unit: AreaUnitName; isLength?: boolean; canBeDistance?: boolean }
  | { is: 'distance'; metres: number }
  | { is: 'foreignUnit' }
  | { is: 'duration'; months: number }
  | { is: 'minutes' }
  | { is: 'basis'; basis: AreaBasisName }
  | { is: 'possession' }
  | { is: 'month'; month: number }
  | { is: 'quarter' }
  | { is: 'yearAhead'; years: number }
  | { is: 'sector' }
  | { is: 'to' }
  | { is: 'or' }
  | { is: 'and' }
  | { is: 'not'; side: Side }
  | { is: 'filler' }
  | { is: 'per' }
  | { is: 'storey' }
  | { is: 'old' }
  | ListingWord
  | { is: 'unsupported' };
