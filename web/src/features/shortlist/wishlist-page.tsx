import { Trash2 } from 'lucide-react';
import { keptShortlist } from '../property/kept-shortlist.ts';
import { PropertyCard } from '../property/property-card.tsx';
import { usePropertiesByIdsQuery } from '../property/property.generated.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { BrowserOnly } from '../../ui/browser-only.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { GoneNote } from '../../ui/page/gone-note.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { AddToCart } from '../choices/add-to-cart.tsx';
import { ShareWithFamily } from './share-with-family.tsx';
import { removeFromShortlist, shortlist } from '../choices/shortlist.ts';
import type { Shortlist } from '../choices/shortlist.ts';
import { wishlistContent as texts } from './wishlist.content.ts';

export function Component() {
  const ids = useBrowserStore(shortlist);
  return (
    <div data-quiet className="container-page">
      <PageMeta title={texts.title} description={texts.description} />
      <PageIntro crumb={texts.title} title={texts.title} line={texts.line} />
      {ids && (
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
  return (
    <>
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
        {ids.map((id) => {
          const property = found.get(id);
          return (
            property && (
              <li key={id}>
                <PropertyCard property={property} layout="row" shop heading="h2">
                  <span className="relative z-1 flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
                    <AddToCart property={property} />
                    <Button
                      look="quiet"
                      aria-label={`${texts.remove}: ${property.title}`}
                      onClick={() => removeFromShortlist(id)}
                    >
                      <Trash2 aria-hidden="true" className="size-4" />
                      {texts.remove}
                    </Button>
                  </span>
                </PropertyCard>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
