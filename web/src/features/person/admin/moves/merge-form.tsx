import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MergeField } from 'domain/schema.generated.ts';
import { formatPhone } from 'domain/text/format.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { LeadFacts, LeadSection } from '../../../lead/admin/lead-parts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { differing, FieldChoices, SideChoice, sideWords } from './merge-choice.tsx';
import type { Side, Sides } from './merge-choice.tsx';
import { mergesContent as texts } from './merges.content.ts';
import { MergePeopleDocument } from './merges.generated.ts';
import { useNotSame } from '../people-beside.tsx';
import { nameOf } from '../person-row.tsx';
import { movesContent } from './moves.content.ts';
import { useMove } from './use-move.ts';
import { useUndoMerge } from './use-undo-merge.ts';

/** Two leads side by side: which one stays, and whose value holds where they differ. */
export function MergeForm({ sides }: { sides: Sides }) {
  const navigate = useNavigate();
  const { client, move, busy } = useMove();
  const undo = useUndoMerge();
  const notSame = useNotSame();
  const [stays, setStays] = useState<Side>('one');
  const [chosen, setChosen] = useState<Partial<Record<MergeField, Side>>>({});
  const differs = differing(sides);
  const valueOf = (field: MergeField) => chosen[field] ?? stays;
  const goes = stays === 'one' ? 'other' : 'one';

  async function merge() {
    const take = differs.filter((field) => valueOf(field) !== stays);
    const variables = { id: sides[stays].id, otherId: sides[goes].id, take };
    const answer = await move(() => client.mutate({ mutation: MergePeopleDocument, variables }));
    const merged = answer?.data?.mergePeople;
    if (!merged) return;
    const [last] = merged.merges;
    const action = last && { label: texts.undo, run: () => void undo.run(last.id) };
    showToast({ tone: 'success', text: texts.done(merged.name ?? merged.reference), action });
    await navigate(`/my-account/leads/${merged.id}`, { replace: true });
  }

  async function tellApart() {
    if (await notSame.tell(sides.one.id, sides.other.id))
      await navigate(`/my-account/leads/${sides.one.id}`, { replace: true });
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void merge();
      }}
    >
      <LeadSection title={texts.sides}>
        <SideChoice
          legend={texts.stays}
          name="stays"
          value={stays}
          wordsOf={(side) => sideWords(sides[side])}
          onChange={setStays}
        />
        <div className="mt-5 grid gap-5">
          <FieldChoices
            sides={sides}
            differs={differs}
            valueOf={valueOf}
            onChange={(field, side) => setChosen({ ...chosen, [field]: side })}
          />
        </div>
      </LeadSection>
      <LeadSection title={texts.together}>
        <Together sides={sides} />
      </LeadSection>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? texts.merging : texts.merge}
        </Button>
        <Button look="quiet" disabled={busy || notSame.busy} onClick={() => void tellApart()}>
          {movesContent.maybeSame.not}
          <span className="sr-only"> {`${nameOf(sides.one)}, ${nameOf(sides.other)}`}</span>
        </Button>
      </div>
    </form>
  );
}

/** The lead that stays, as it will be. */
function Together({ sides: { one, other } }: { sides: Sides }) {
  const each = (values: readonly string[]) => [...new Set(values)].join(', ');
  const numbers = [...one.numbers, ...other.numbers].map((number) => formatPhone(number, number));
  const homes = [...one.homes, ...other.homes].map(({ title }) => title);
  return (
    <LeadFacts
      facts={[
        { name: texts.facts.numbers, value: each(numbers), wide: true },
        { name: texts.facts.emails, value: each([...one.emails, ...other.emails]), wide: true },
        { name: texts.facts.homes, value: each(homes), wide: true },
        {
          name: texts.facts.rest,
          value: texts.facts.count(one.enquiryCount + other.enquiryCount, one.alertCount + other.alertCount),
          wide: true,
        },
      ]}
    />
  );
}
