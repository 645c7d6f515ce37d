import type * as Types from 'domain/schema.generated.ts';
export type PlaceNameFragment = { key: string, name: string, kind: Types.PlaceKind, region: string | null };
