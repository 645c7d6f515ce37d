import { hiddenSection, useTexts } from '../../../lib/site-texts.ts';
import { isTaken } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { FoldedSection } from './table/details-tables.tsx';
import { listFacts, propertyLists } from './list-texts.content.ts';

/** The static lists of a project’s page: each text only where its facts are, nothing for what can no longer be had. */
export function listTexts(property: PropertyDetailsFragment, now = new Date(), lists = propertyLists) {
  if (isTaken(property)) return [];
  const facts = listFacts(property, now);
  const { shown, commercialUses, advantages, reasonsToInvest } = lists;
  return [
    {
      title: 'Commercial Uses',
      on: shown.commercialUses,
      items: facts.kind === 'commercial' ? commercialUses : [],
    },
    { title: 'Advantages', on: shown.advantages, items: advantages[facts.kind] },
    // A home for rent is no investment.
    {
      title: 'Reasons to Invest',
      on: shown.reasonsToInvest,
      items: facts.rented ? [] : reasonsToInvest[facts.kind],
    },
  ]
    .filter(({ on }) => on !== hiddenSection)
    .map(({ title, items }) => ({ title, items: items.filter(({ when }) => when?.(facts) ?? true) }))
    .filter(({ items }) => items.length > 0);
}

/** The static lists as sections. */
export function ListSections({ property }: { property: PropertyDetailsFragment }) {
  const lists = useTexts('propertyLists', propertyLists);
  return listTexts(property, undefined, lists).map(({ title, items }) => (
    <FoldedSection key={title} title={title} screenOnly>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line pt-4">
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-1 text-sm text-ink-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </FoldedSection>
  ));
}
