import { useState } from 'react';
import type { WishPart } from 'domain/schema.generated.ts';
import { choiceLabel } from 'domain/property/property-choices.ts';
import { formatMonth, spokenRupees } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import { Button } from '../../../../ui/button.tsx';
import { LeadFacts, LeadSection } from '../../../lead/admin/lead-parts.tsx';
import { wishesContent as texts } from './wishes.content.ts';
import { WishesForm } from './wishes-form.tsx';
import type { PersonWishesFragment } from './wishes.generated.ts';
import type { Wishes } from './wishes-input.ts';

/** What a person wants, the homes that match, and the form that changes it. */
export function WishesSection({ person }: { person: PersonWishesFragment }) {
  const [open, setOpen] = useState(false);
  const { wishes, matchCount, language } = person;
  const facts = factsOf(wishes);
  const known = [...facts, { name: texts.language, value: language && texts.languages[language] }];
  const isEmpty = known.every(({ value }) => !value);
  if (open)
    return (
      <LeadSection title={texts.title}>
        <WishesForm person={person} onDone={() => setOpen(false)} />
      </LeadSection>
    );
  return (
    <LeadSection title={texts.title}>
      {isEmpty ? <p className="text-dense text-ink-muted">{texts.none}</p> : <LeadFacts facts={known} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {wishes.path && matchCount !== null && (
          <a
            href={wishes.path}
            className="inline-flex min-h-11 items-center text-dense font-semibold text-pine underline-offset-4 hover:underline"
          >
            {texts.matches(matchCount)}
          </a>
        )}
        <Button look="outline" onClick={() => setOpen(true)}>
          {isEmpty ? texts.add : texts.edit}
        </Button>
      </div>
    </LeadSection>
  );
}

function factsOf(wishes: Wishes) {
  const { intent, kinds, places, bedrooms, price, area, stages, possession, purpose, loan } = wishes;
  const month = intent === 'RENT' ? texts.month : '';
  const values: [WishPart, string | null | undefined | false][] = [
    ['INTENT', intent && texts.intents[intent]],
    ['BEDROOMS', bedrooms && rangeWords(bedrooms, texts.bedrooms)],
    ['KINDS', kinds.map((kind) => choiceLabel('kind', kind)).join(', ')],
    ['BUDGET', price && rangeWords(price, (amount) => `₹ ${spokenRupees(amount)}${month}`)],
    ['PLACES', places.map(({ name }) => name).join(', ')],
    [
      'AREA',
      area &&
        [rangeWords(area, indianNumber), texts.units[area.unit], area.basis && texts.bases[area.basis]]
          .filter(Boolean)
          .join(' '),
    ],
    [
      'POSSESSION',
      [...stages.map((stage) => choiceLabel('stage', stage)), possession && monthWords(possession)]
        .filter(Boolean)
        .join(', '),
    ],
  ];
  return [
    ...values.map(([part, value]) => ({
      name: texts.facts[part],
      value: value && (
        <>
          {value}
          {wishes.fromEnquiry.includes(part) && (
            <span className="block text-xs font-normal text-ink-muted">{texts.mark}</span>
          )}
        </>
      ),
    })),
    { name: texts.purpose, value: purpose && texts.purposes[purpose] },
    { name: texts.loan, value: loan === null ? null : loan ? texts.loans.yes : texts.loans.no },
  ];
}

function rangeWords(
  { min, max }: { min: number | null; max: number | null },
  wordsOf: (value: number) => string,
): string {
  if (min === max && min !== null) return wordsOf(min);
  if (min !== null && max !== null) return `${wordsOf(min)} – ${wordsOf(max)}`;
  return min !== null ? texts.from(wordsOf(min)) : max !== null ? texts.upTo(wordsOf(max)) : '';
}

function monthWords({ from, to }: { from: string | null; to: string | null }): string {
  const month = (value: string) => formatMonth(`${value}-01`);
  if (from && to) return `${month(from)} – ${month(to)}`;
  return to ? texts.by(month(to)) : from ? texts.from(month(from)) : '';
}
