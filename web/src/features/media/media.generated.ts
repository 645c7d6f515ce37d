import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type MediaGalleryQueryVariables = { [key: string]: never; };
export type MediaGalleryQuery = { media: Array<{ id: string, name: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } }> };

export const MediaGalleryDocument: PageDocument<MediaGalleryQuery, MediaGalleryQueryVariables> = {
  name: 'MediaGallery',
  text: "query MediaGallery{media{id name image{...ImageFacts}}}fragment ImageFacts on Image{id url width height colour alt nature}",
};
export function useMediaGalleryQuery(options?: PageQueryOptions<MediaGalleryQueryVariables>) {
  return usePageQuery(MediaGalleryDocument, options);
}
