import type { ObjectId } from 'mongodb';
import { registerEnumType } from 'type-graphql';

export enum HomeVerdict {
  LIKES = 'LIKES',
  WANTS_VISIT = 'WANTS_VISIT',
  SEEN = 'SEEN',
  NOT_FOR_THEM = 'NOT_FOR_THEM',
}
registerEnumType(HomeVerdict, {
  name: 'HomeVerdict',
  description: 'What a person thinks of a home.',
  valuesConfig: {
    LIKES: { description: 'They like it.' },
    WANTS_VISIT: { description: 'They want to see it.' },
    SEEN: { description: 'They have seen it.' },
    NOT_FOR_THEM: { description: 'They do not want it.' },
  },
});

export enum VerdictReason {
  PRICE = 'PRICE',
  PLACE = 'PLACE',
  SIZE = 'SIZE',
  POSSESSION = 'POSSESSION',
  OTHER = 'OTHER',
}
registerEnumType(VerdictReason, {
  name: 'VerdictReason',
  description: 'Why a home is not for a person.',
  valuesConfig: {
    PRICE: { description: 'It costs too much.' },
    PLACE: { description: 'It lies in the wrong place.' },
    SIZE: { description: 'It is too small or too large.' },
    POSSESSION: { description: 'It is handed over too late.' },
    OTHER: { description: 'Another reason, which the notes say.' },
  },
});

/** What a person thinks of one home. */
export interface StoredVerdict {
  propertyId: ObjectId;
  verdict: HomeVerdict | null;
  reason: VerdictReason | null;
  at: Date;
}
