import { ButtonLink } from '../../../ui/button.tsx';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { projectDetailsContent } from './project-details.content.ts';
import { PropertyRow } from './property-row.tsx';
import { useSimilarProjectsQuery } from './similar-projects.generated.ts';
import type { SimilarityReason } from './similar-projects.generated.ts';

/** Its id on the page. */
export const similarId = 'similar';

const { title, reasons, sameNeighbourhood, all } = projectDetailsContent.similar;

/** Similar projects, each with the reason. */
export function SimilarProjects({ property: { id, locality } }: { property: PropertyDetailsFragment }) {
  const { data } = useSimilarProjectsQuery({ variables: { id } });
  const items = data?.similarProperties.map(({ property, reason }) => ({
    property,
    reason: reasonText(reason, locality),
  }));
  if (items?.length === 0) return <NoSimilar />;
  return (
    <div id={similarId} className="scroll-mt-20">
      <PropertyRow title={title} items={items ?? []} />
    </div>
  );
}

/** A link to all projects, if there is no such list. */
function NoSimilar() {
  return (
    <div id={similarId} className="mt-16 scroll-mt-20">
      <ButtonLink to="/shop-left-sidebar" look="outline">
        {all}
      </ButtonLink>
    </div>
  );
}

/** The reason in words; not every locality is a sector. */
function reasonText(reason: SimilarityReason, locality: string | null): string {
  const inSector = /^sector\b/i.test(locality ?? '');
  return reason === 'SAME_LOCALITY' && !inSector ? sameNeighbourhood : reasons[reason];
}
