import type { ListingKind } from 'domain/schema.generated.ts';
import { TextField } from '../../../../ui/field.tsx';
import { quickAddContent as texts } from './quick-add.content.ts';
import { labelOf, Options, PlaceAsk } from './quick-chips.tsx';
import type { OnChange } from './quick-chips.tsx';
import { handName, offeredOf } from './quick-facts.ts';
import type { QuickFact, ReadListing } from './quick-facts.ts';

interface AsksProps {
  kind: ListingKind;
  facts: readonly QuickFact[];
  questions: ReadListing['questions'];
  configurations: ReadListing['configurations'];
  missing: readonly string[];
  errors: Record<string, string>;
  onChange: OnChange;
}

const hints = texts.hints as Record<string, string>;
const privateNames = new Set(['ownerMobile', 'floor']);

/** What is in doubt, for one tap, and what nothing has been said about yet. */
export function QuickAsks(props: AsksProps) {
  const { kind, facts, questions, configurations, missing, errors, onChange } = props;
  const isRent = kind === 'TO_LET';
  const doubts = facts.filter(({ isSure }) => !isSure);
  const choices = missing.filter((field) => offeredOf(field).length > 0);
  const typed = missing.filter((field) => !choices.includes(field));
  const open = questions.filter(({ field }) => missing.includes(field));
  const isSaid = facts.some(({ field }) => field === 'sizes');
  const asksSizes =
    !isSaid && configurations.some(({ area }) => /\d/.test(area) && !/super|carpet|built/.test(area));
  if (doubts.length + open.length + missing.length + Number(asksSizes) === 0) return null;
  return (
    <section aria-label={texts.asks} className="grid gap-3">
      {doubts.map((fact) => (
        <Question key={handName(fact)} question={questionOf(fact)}>
          <Options
            options={answersOf(fact)}
            onChoose={({ value, label }) =>
              onChange(handName(fact), { value, label: labelled(fact, value, label) })
            }
          />
        </Question>
      ))}
      {choices.map((field) => (
        <Question key={field} question={texts.choose(texts.fields[field] ?? field)}>
          <Options options={offeredOf(field)} onChoose={(chosen) => onChange(field, chosen)} />
        </Question>
      ))}
      {open.map(({ field, question, options }) => (
        <Question key={field} question={question}>
          <Options options={options} onChoose={(chosen) => onChange(field, chosen)} />
        </Question>
      ))}
      {asksSizes && (
        <Question question={texts.sizes}>
          <Options
            options={Object.entries(texts.bases).map(([value, label]) => ({ value, label }))}
            onChoose={(chosen) => onChange('sizes', chosen)}
          />
        </Question>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {typed.map((field) =>
          field === 'placeKey' ? (
            <PlaceAsk
              key={field}
              label={texts.fields[field] ?? field}
              error={errors[field]}
              onChoose={(chosen) => onChange(field, chosen)}
            />
          ) : (
            <TextField
              key={field}
              name={field}
              label={labelFor(field, isRent)}
              placeholder={hintFor(field, kind)}
              error={errors[field]}
              autoComplete="off"
              type={field === 'ownerMobile' ? 'tel' : 'text'}
              value={facts.find((fact) => fact.field === field)?.value ?? ''}
              onChange={({ target }) => onChange(field, { value: target.value, label: '' })}
            />
          ),
        )}
      </div>
    </section>
  );
}

/** The other meanings of a doubtful fact, or yes and no. */
function answersOf({ options, value }: QuickFact): readonly { value: string; label: string }[] {
  return options.length > 0
    ? options
    : [
        { value, label: texts.yes },
        { value: '', label: texts.no },
      ];
}

/** The words of an answer, as its chip shows them. */
function labelled(fact: QuickFact, value: string, label: string): string {
  if (fact.options.length === 0) return value && fact.label;
  return fact.field === 'area' ? value : label;
}

function questionOf({ field, label, options }: QuickFact): string {
  if (options.length === 0) return texts.sure(label);
  if (field === 'area') return texts.area(label);
  return field === 'placeKey' ? texts.place : texts.sure(label);
}

function labelFor(field: string, isRent: boolean) {
  const label = field === 'price' && isRent ? texts.rent : (texts.fields[field] ?? field);
  if (!privateNames.has(field)) return label;
  return (
    <>
      {label} <span className="font-normal text-ink-muted">({texts.private})</span>
    </>
  );
}

function hintFor(field: string, kind: ListingKind): string | undefined {
  if (field === 'price' && kind === 'TO_LET') return hints.rent;
  return field === 'area' && kind === 'LAND' ? hints.plot : hints[field];
}

function Question({ question, children }: { question: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={question} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="text-dense font-semibold">{question}</p>
      {children}
    </div>
  );
}

/** The sizes of homes as they were read, for the person who adds the project. */
export function QuickHomes({ configurations }: Pick<ReadListing, 'configurations'>) {
  if (configurations.length === 0) return null;
  return (
    <ul aria-label={texts.homes} className="flex flex-wrap gap-x-5 gap-y-1 text-dense">
      {configurations.map(({ rooms, area, price }, index) => (
        <li key={`${index} ${rooms}`}>
          <span className="font-semibold">{rooms}</span>
          {[area, price && labelOf('price', price)].filter(Boolean).map((text) => ` · ${text}`)}
        </li>
      ))}
    </ul>
  );
}
