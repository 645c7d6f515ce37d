import type { PropertyDetailsFragment } from '../property.generated.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { SimilarProjects } from './similar-projects.tsx';

/** Below a project: similar ones, and those viewed before. */
export function MoreProjects({ property }: { property: PropertyDetailsFragment }) {
  return (
    <>
      <SimilarProjects property={property} />
      <RecentlyViewed id={property.id} />
    </>
  );
}
