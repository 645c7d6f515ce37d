import { useParams } from 'react-router-dom';
import { readAddress } from '../../../lib/addressed.ts';
import { useSimilarProjectsQuery } from './similar-projects.generated.ts';
import { SimilarRow } from './similar-projects.tsx';

/** The projects that are similar to a removed one. */
export function SimilarToRemoved() {
  const { slug, id } = useParams();
  const { data } = useSimilarProjectsQuery({ variables: readAddress(slug ?? id) });
  return (
    <div className="container-page">
      <SimilarRow similar={data?.similarProperties ?? []} />
    </div>
  );
}
