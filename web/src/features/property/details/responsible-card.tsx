import { Link } from 'react-router-dom';
import type { SiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import { useTexts } from '../../../lib/site-texts.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { shopContent } from '../shop.content.ts';
import { projectDetailsContent } from './project-details.content.ts';
import { CallLink, reachOf, WhatsAppLink } from './head/reach-links.tsx';
import { memberPath } from 'domain/site/item-paths.ts';

interface ResponsibleCardProps {
  property: PropertyDetailsFragment;
  settings: SiteSettingsQuery['settings'] | undefined;
}

/** The person who looks after a property: face, name, role, phone and WhatsApp. Nothing for a property without one. */
export function ResponsibleCard({ property, settings }: ResponsibleCardProps) {
  const { responsible } = property;
  if (!responsible) return null;
  const { name, slug, position, image, phone } = responsible;
  const reach = settings && phone && reachOf(property, settings);
  return (
    <section aria-label={shopContent.card.agents} className="border-line lg:mt-2 lg:border-t lg:pt-2.5">
      <div className="flex items-center gap-3.5">
        <Picture image={image} decorative sizes="56px" className="size-12 shrink-0 rounded-full" />
        <p className="min-w-0">
          <Link
            to={memberPath(slug)}
            className="relative font-heading text-lg leading-snug font-semibold [overflow-wrap:anywhere] underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-pine hover:underline"
          >
            {name}
          </Link>
          <span className="block text-xs [overflow-wrap:anywhere] text-ink-muted">
            {position}
            {settings?.registrationNumber && (
              <span className="lg:hidden">{` · ${settings.registrationNumber}`}</span>
            )}
          </span>
        </p>
      </div>
      {reach && (
        <div className="mt-2 flex flex-wrap gap-2">
          <CallLink reach={reach} grow="flex-auto">
            <span className="whitespace-nowrap tabular-nums">{phone}</span>
          </CallLink>
          <WhatsAppLink reach={reach} grow="flex-auto" />
        </div>
      )}
    </section>
  );
}

/** Who calls back after an enquiry: “Meera Bhatnagar calls you back within the hour, 9 am to 8 pm.” */
export function CallsBack({ property: { responsible } }: Pick<ResponsibleCardProps, 'property'>) {
  const { note, oneOfUs } = useTexts('property', projectDetailsContent).enquiry;
  return (
    <p className="mt-1.5 text-xs text-ink-muted">
      {note.replace('{caller}', () => responsible?.name ?? oneOfUs)}
    </p>
  );
}
