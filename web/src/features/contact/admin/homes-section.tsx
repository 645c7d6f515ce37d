import { LeadSection } from '../../lead/admin/lead-parts.tsx';
import { contactAdminContent } from './contact-admin.content.ts';
import type { ContactFactsFragment } from './contact-work.generated.ts';
import { productPath } from 'domain/site/item-paths.ts';

type Homes = NonNullable<ContactFactsFragment['homes']>;

const texts = contactAdminContent.homes;

/** The homes of an enquiry about several, with what the family says about each. */
export function HomesSection({ homes }: { homes: Homes }) {
  return (
    <LeadSection title={texts.title(homes.length)}>
      <ul className="grid gap-3 text-dense">
        {homes.map(({ propertyId, title, words, removed }) => (
          <li key={propertyId} className="[overflow-wrap:anywhere]">
            {removed ? (
              <>
                <span className="font-semibold">{title}</span>{' '}
                <span className="text-warning">{texts.removed}</span>
              </>
            ) : (
              <a
                href={productPath(propertyId)}
                className="font-semibold text-pine underline-offset-4 hover:underline"
              >
                {title}
              </a>
            )}
            {words && <p className="mt-1 whitespace-pre-line text-ink-muted">{words}</p>}
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}
