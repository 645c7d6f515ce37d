import type * as Types from 'domain/schema.generated.ts';
export type ImageFactsFragment = { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null };
