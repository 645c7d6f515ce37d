import { Link } from 'react-router-dom';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { DetailsSection } from './table/details-tables.tsx';
import { shopContent } from '../shop.content.ts';
import { projectDetailsContent as texts } from './project-details.content.ts';

/** The introduction of the builder and the way to its page; without a page, the text of the property. */
export function AboutBuilder({ property }: { property: PropertyDetailsFragment }) {
  const { builder, builderPage, builderDelay, aboutBuilder } = property;
  const text = builderPage?.introduction ?? aboutBuilder;
  if (!text && !builderPage) return null;
  return (
    <DetailsSection title={texts.aboutBuilder}>
      {builder && <p className="mb-2 font-semibold">{builderPage?.name ?? builder}</p>}
      {builderDelay && <p className="mb-2">{shopContent.card.builder(builderDelay)}</p>}
      {text && <p className="max-w-[68ch] whitespace-pre-line">{text}</p>}
      {builderPage && (
        <p className="mt-2 print:hidden">
          <Link
            to={`/builders/${builderPage.slug}`}
            className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
          >
            {texts.builderRecord}
          </Link>
        </p>
      )}
    </DetailsSection>
  );
}
