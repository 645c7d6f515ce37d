import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type TestimonialsQueryVariables = {
  first?: number | null | undefined;
};
export type TestimonialsQuery = { testimonials: Array<{ id: string, name: string, position: string, description: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } }> };

export const TestimonialsDocument: PageDocument<TestimonialsQuery, TestimonialsQueryVariables> = {
  name: 'Testimonials',
  text: "query Testimonials($first:Int){testimonials(first:$first){id name position description image{...ImageFacts}}}fragment ImageFacts on Image{id url width height colour alt nature}",
};
export function useTestimonialsQuery(options?: PageQueryOptions<TestimonialsQueryVariables>) {
  return usePageQuery(TestimonialsDocument, options);
}
