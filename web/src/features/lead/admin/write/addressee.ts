import type { MessageWay } from 'domain/schema.generated.ts';

/** Whom to write to. */
export interface Addressee {
  personId: string;
  name: string;
  way: MessageWay;
  /** The number or the address, where it is not the first of the person. */
  reach?: string | null;
  /** The home to write about; without it, one of those that the person asked about. */
  home?: { propertyId: string; title: string };
}
