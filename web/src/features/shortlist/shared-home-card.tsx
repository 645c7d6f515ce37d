import { PropertyCard } from '../property/property-card.tsx';
import { FamilyWords } from './family-words.tsx';
import type { Home } from './family-words.tsx';
import { sharedContent } from './shared-shortlist.content.ts';
import type { SharedListState } from './use-shared-list.ts';

const texts = sharedContent.home;

/** A home of the list as visitors see it now, with the words of the family below. */
export function SharedHomeCard({
  home,
  state,
  eager,
}: {
  home: Home;
  state: SharedListState;
  eager: boolean;
}) {
  const { property, title, addedBy, hiddenBy } = home;
  const maker = state.list?.people.find(({ isMaker }) => isMaker);
  const line = hiddenBy
    ? texts.hiddenBy(hiddenBy.name)
    : addedBy.id !== maker?.id && texts.addedBy(addedBy.name);
  return (
    <div className="@container overflow-hidden rounded-card border border-line bg-card [&>article]:h-auto [&>article]:rounded-none [&>article]:border-0 [&>article]:shadow-none">
      {property ? (
        <PropertyCard property={property} layout="row" heading="h2" eager={eager} />
      ) : (
        <div className="px-3.5 py-4 @3xl:px-5">
          <h2 className="text-base/snug @3xl:text-lg">{title}</h2>
          <p className="mt-1 text-sm text-warning">{texts.gone}</p>
        </div>
      )}
      {line && <p className="border-t border-line px-3.5 py-2 text-xs text-ink-muted @3xl:px-5">{line}</p>}
      <FamilyWords home={home} state={state} />
    </div>
  );
}
