import { useParams } from 'react-router-dom';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { PropertyDocuments } from './property-documents.tsx';
import { documentsContent as texts } from './property-documents.content.ts';
import { usePropertyDocumentsQuery } from './property-documents.generated.ts';
import { PropertyLinks } from './property-links.tsx';

/** The documents of a property on a page of their own. */
export function PropertyDocumentsTab() {
  const { id = '' } = useParams();
  // The list below asks the same at the same time, and both have one answer.
  const { data } = usePropertyDocumentsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  return (
    <>
      <TabHeader title={texts.title} line={data?.property.title}>
        <PropertyLinks id={id} />
      </TabHeader>
      <PropertyDocuments id={id} />
    </>
  );
}
