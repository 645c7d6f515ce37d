import { Link } from 'react-router-dom';
import { isTaken } from 'domain/property/property-words.ts';
import { telephoneLink } from 'domain/text/links.ts';
import { useTexts } from '../../../../lib/site-texts.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { AboutBuilder } from '../about-builder.tsx';
import { DocumentList } from './document-list.tsx';
import { ListSections } from '../list-sections.tsx';
import { projectDetailsContent } from '../project-details.content.ts';
import { Chips } from '../story-parts.tsx';
import { BreakDownTable, DetailsSection, FoldedSection } from '../table/details-tables.tsx';
import { projectPath } from 'domain/site/item-paths.ts';

const texts = projectDetailsContent;

/** What it has and what stands behind the offer: builder, documents, fee, whom to call, and, folded, registration, facts, lists, disclaimer. */
export function Papers({
  property,
  phone,
}: {
  property: PropertyDetailsFragment;
  phone: string | undefined;
}) {
  const { feeDisclosure, disclaimer, amenities, features } = property;
  return (
    <>
      <Chips title={texts.has} items={[...new Set([...amenities, ...features])]} />
      <AboutBuilder property={property} />
      {feeDisclosure && (
        <DetailsSection title={texts.fee}>
          <p className="max-w-[68ch]">{feeDisclosure}</p>
        </DetailsSection>
      )}
      {phone && <PhoneNote phone={phone} taken={isTaken(property)} />}
      <div id="papers" className="mt-6 scroll-mt-6 border-t border-line print:mt-0 print:border-0">
        {property.documents.length > 0 && <DocumentList documents={property.documents} />}
        <ReraDetails property={property} />
        <BreakDownTable property={property} />
        <ListSections property={property} />
        {disclaimer && (
          <FoldedSection title={texts.disclaimer}>
            <p className="max-w-[72ch] text-sm text-ink-muted print:max-w-none">{disclaimer}</p>
          </FoldedSection>
        )}
      </div>
      <p className="mt-2 text-sm print:hidden">
        <Link
          to={`${projectPath(property.slug)}/report`}
          rel="nofollow"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          {texts.report}
        </Link>
      </p>
    </>
  );
}

function ReraDetails({ property }: { property: PropertyDetailsFragment }) {
  const { registration, reraDetails, rera } = property;
  const { title, notStated, terms } = texts.rera;
  // A home to let needs no registration.
  const line = registration || (rera?.status !== 'RENT' && notStated);
  return (
    <FoldedSection title={title}>
      {line && <p className="mb-2 font-semibold">{line}</p>}
      <p className="max-w-[68ch] print:max-w-none">{reraDetails}</p>
      <p className="mt-2 text-sm text-ink-muted">{terms}</p>
    </FoldedSection>
  );
}

/** A home that is sold has no papers to ask for. */
function PhoneNote({ phone, taken }: { phone: string; taken: boolean }) {
  const { title, ask, text } = useTexts('property', projectDetailsContent).phoneNote;
  return (
    <div className="mt-8 rounded-card bg-brass-soft px-4 py-3 print:hidden">
      <p className="font-heading text-lg font-semibold">{title}</p>
      <p className="mt-1 max-w-[60ch]">
        {!taken && ask}
        {text}{' '}
        <a
          href={telephoneLink(phone)}
          className="font-semibold whitespace-nowrap text-brass-deep tabular-nums underline underline-offset-4"
        >
          {phone}
        </a>
      </p>
    </div>
  );
}
