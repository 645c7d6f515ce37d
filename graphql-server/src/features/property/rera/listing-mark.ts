import { registerEnumType } from 'type-graphql';
import { isSampleNumber } from 'domain/property/rera-words.ts';
import { shown } from '../../../kit/publication.ts';
import type { Property } from '../property.type.ts';

export enum ListingMark {
  SAMPLE = 'SAMPLE',
  TRIAL = 'TRIAL',
}
registerEnumType(ListingMark, {
  name: 'ListingMark',
  description: 'The mark that pages show in place of a registration.',
  valuesConfig: {
    SAMPLE: { description: 'Sample content.' },
    TRIAL: {
      description: 'Public before it passes its checks; search engines, feeds and e-mails leave it out.',
    },
  },
});

/** With which mark visitors see a property; null where its own registration stands. */
export function markOf({
  isTrial,
  sample,
  reraNumber,
}: Pick<Property, 'isTrial' | 'sample' | 'reraNumber'>): ListingMark | null {
  if (isTrial) return ListingMark.TRIAL;
  return sample || isSampleNumber(reraNumber) ? ListingMark.SAMPLE : null;
}

/** A filter for properties that are advertised beyond the pages of the site: those that visitors see, without trial listings. */
export function advertised() {
  return { ...shown(), isTrial: { $ne: true } };
}
