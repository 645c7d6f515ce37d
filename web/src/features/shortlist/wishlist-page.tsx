import { MessageCircle, Scale, Trash2 } from 'lucide-react';
import { whatsAppLink } from 'domain/text/links.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { keptShortlist } from '../property/kept-shortlist.ts';
import { PropertyCard } from '../property/property-card.tsx';
import { usePropertiesByIdsQuery } from '../property/property.generated.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { BrowserOnly } from '../../ui/browser-only.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { GoneNote } from '../../ui/page/gone-note.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { comparePath, maxCompared } from '../choices/compare-choice.ts';
import { AddToCart } from '../choices/add-to-cart.tsx';
import { useBrochures } from '../choices/use-brochures.ts';
import { ShareWithFamily } from './share-with-family.tsx';
import { removeFromShortlist, shortlist } from '../choices/shortlist.ts';
import type { Shortlist } from '../choices/shortlist.ts';
import { wishlistContent as texts } from './wishlist.content.ts';
import { projectPath } from 'domain/site/item-paths.ts';

export function Component() {
  const ids = useBrowserStore(shortlist);
  return (
    <div className="quiet-page container-page">
      <PageMeta title={texts.title} description={texts.description} />
      <PageIntro crumb={texts.title} title={texts.title} line={texts.line} />
      {ids?.length === 0 && (
        <div className="mt-5">
          <ShareWithFamily ids={ids} />
        </div>
      )}
      <div className={ids ? 'mt-6' : 'mt-10'}>{ids ? <Saved ids={ids} /> : <Waiting />}</div>
    </div>
  );
}

function Waiting() {
  return (
    <BrowserOnly
      loading={texts.loading}
      sentence={texts.withoutScript}
      link={{ text: texts.withoutScriptLink, to: '/contact' }}
    />
  );
}

function Saved({ ids }: { ids: Shortlist }) {
  const { data, previousData, error, loading, refetch } = usePropertiesByIdsQuery({
    variables: { ids: [...ids] },
    // Loads anew, because prices and statuses change.
    anew: true,
    skip: ids.length === 0,
  });
  const kept = useBrowserStore(keptShortlist);
  const sendsBrochures = useBrochures();
  if (ids.length === 0) {
    return (
      <ListMessage title={texts.empty.title} text={texts.empty.text}>
        <ButtonLink to="/shop">{texts.empty.browse}</ButtonLink>
      </ListMessage>
    );
  }
  const loaded = (data ?? previousData)?.propertiesByIds;
  // Without the network, the cards show what they showed before.
  const old = !loaded && error && !loading ? kept : null;
  const properties = loaded ?? old?.properties;
  if (!properties) {
    if (!error || loading) return <Waiting />;
    return (
      <ListMessage tone="failed" title={texts.failed.title} text={texts.failed.text}>
        <Button onClick={() => void refetch().catch(() => undefined)}>{texts.failed.retry}</Button>
      </ListMessage>
    );
  }
  const found = new Map(properties.map((property) => [property.id, property]));
  const gone = loading || error ? [] : ids.filter((id) => !found.has(id));
  const present = ids.flatMap((id) => found.get(id) ?? []);
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-3">
        {present.length > 1 && (
          <ButtonLink to={comparePath(present.slice(0, maxCompared).map(({ id }) => ({ id })))}>
            <Scale aria-hidden="true" className="size-4" />
            {texts.compare(present.length, maxCompared)}
          </ButtonLink>
        )}
        <ShareWithFamily ids={ids} />
        {present.length > 0 && <AskAboutAll homes={present} />}
      </div>
      {gone.length > 0 && (
        <GoneNote
          text={texts.gone(gone.length)}
          button={texts.forget}
          onForget={() => gone.forEach((id) => removeFromShortlist(id))}
        />
      )}
      <p role="status" className="mb-3 text-sm text-ink-muted">
        {texts.count(ids.length - gone.length)}
        {old && ` · ${texts.from(formatDateTime(old.keptAt))}`}
      </p>
      <ul className="grid max-w-4xl gap-3 sm:gap-6">
        {present.map((property) => (
          <li key={property.id}>
            <PropertyCard property={property} layout="row" shop heading="h2">
              <span className="relative z-1 flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
                {sendsBrochures && <AddToCart property={property} />}
                <Button
                  look="quiet"
                  aria-label={`${texts.remove}: ${property.title}`}
                  onClick={() => removeFromShortlist(property.id)}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                  {texts.remove}
                </Button>
              </span>
            </PropertyCard>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asks about all homes at once, on WhatsApp; without a number, by the form. */
function AskAboutAll({ homes }: { homes: readonly { title: string; slug: string }[] }) {
  const { data } = useSiteSettingsQuery();
  const { siteUrl = '', whatsappNumber } = data?.settings ?? {};
  if (!whatsappNumber)
    return (
      <ButtonLink look="outline" to="/contact">
        {texts.ask}
      </ButtonLink>
    );
  const lines = homes.map(({ title, slug }) => `${title}: ${siteUrl}${projectPath(slug)}`);
  return (
    <ButtonAnchor look="outline" href={whatsAppLink(whatsappNumber, texts.askText(lines))} rel="noopener">
      <MessageCircle aria-hidden="true" className="size-4" />
      {texts.ask}
    </ButtonAnchor>
  );
}
