import { ButtonLink } from '../../../ui/button.tsx';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { projectDetailsContent } from './project-details.content.ts';
import { PropertyRow } from './property-row.tsx';
import { useSimilarProjectsQuery } from './similar-projects.generated.ts';
import type { SimilarProjectsQuery } from './similar-projects.generated.ts';

/** Its id on the page. */
export const similarId = 'similar';

type Similar = SimilarProjectsQuery['similarProperties'];

const { title, reasons, sameNeighbourhood, all } = projectDetailsContent.similar;

/** Similar projects, each with the reason. */
export function SimilarProjects({ property: { id } }: { property: PropertyDetailsFragment }) {
  const { data } = useSimilarProjectsQuery({ variables: { id } });
  if (data?.similarProperties.length === 0) return <NoSimilar />;
  return (
    <div id={similarId} className="scroll-mt-20">
      <SimilarRow similar={data?.similarProperties ?? []} />
    </div>
  );
}

/** The similar projects in a row, each below its reason in words. */
export function SimilarRow({ similar }: { similar: Similar }) {
  const items = similar.map(({ property, reason }) => ({ property, reason: reasonText(reason, property) }));
  return <PropertyRow title={title} items={items} />;
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
function reasonText(reason: Similar[number]['reason'], { locality }: Similar[number]['property']): string {
  const inSector = /^sector\b/i.test(locality ?? '');
  return reason === 'SAME_LOCALITY' && !inSector ? sameNeighbourhood : reasons[reason];
}
