import type { PropertyDetailsFragment } from '../property.generated.ts';
import { projectDetailsContent } from './project-details.content.ts';
import { PropertyRow } from './property-row.tsx';
import { useSimilarProjectsQuery } from './similar-projects.generated.ts';
import type { SimilarityReason } from './similar-projects.generated.ts';

const { title, reasons, sameNeighbourhood } = projectDetailsContent.similar;

/** Similar projects, each with the reason. */
export function SimilarProjects({ property: { id, locality } }: { property: PropertyDetailsFragment }) {
  const { data } = useSimilarProjectsQuery({ variables: { id } });
  const items = data?.similarProperties.map(({ property, reason }) => ({
    property,
    reason: reasonText(reason, locality),
  }));
  return <PropertyRow title={title} items={items ?? []} />;
}

/** The reason in words; not every locality is a sector. */
function reasonText(reason: SimilarityReason, locality: string | null): string {
  const inSector = /^sector\b/i.test(locality ?? '');
  return reason === 'SAME_LOCALITY' && !inSector ? sameNeighbourhood : reasons[reason];
}
