import { use } from 'react';
import type { SiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import { isPublicSite, SiteAddress } from '../../../ui/site-address.ts';
import { isTaken } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { priceAsOn } from './price-history.content.ts';
import { printFootContent as texts } from './print-foot.content.ts';
import { reachOf } from './head/reach-links.tsx';
import { projectPath } from 'domain/site/item-paths.ts';

interface Props {
  property: PropertyDetailsFragment;
  settings: SiteSettingsQuery['settings'];
}

/** The end of a printed page: whom to call, and the address of the live page. */
export function PrintFoot({ property, settings }: Props) {
  const site = use(SiteAddress);
  const { slug, price } = property;
  const { name, phone } = reachOf(property, settings);
  const asOn = price && !isTaken(property) && texts.priceAsOn(priceAsOn(property).day);
  const { companyName, registrationNumber, address, salesEmail } = settings;
  return (
    <div className="mt-6 hidden break-inside-avoid border-t border-line pt-4 text-sm print:block">
      <p className="font-heading text-lg font-semibold">{companyName}</p>
      {registrationNumber && <p>{`${texts.registration} ${registrationNumber}`}</p>}
      <p>{`${texts.ask} ${[name, phone, salesEmail].filter(Boolean).join(', ')}`}</p>
      <p>{address}</p>
      {isPublicSite(site) && <p>{`${texts.live} ${site}${projectPath(slug)}`}</p>}
      <p className="mt-1 text-xs text-ink-muted">{[asOn, texts.printed].filter(Boolean).join(' ')}</p>
    </div>
  );
}
