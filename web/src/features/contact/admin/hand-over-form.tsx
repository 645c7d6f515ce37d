import { useState } from 'react';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { LeadSection } from '../../lead/admin/lead-parts.tsx';
import { PersonField } from '../../../office-kit/field/person-field.tsx';
import { usePeople } from '../../../office-kit/session/use-people.ts';
import { Button } from '../../../ui/button.tsx';
import { handOverContent as texts } from './hand-over.content.ts';

interface HandOverFormProps {
  /** For whom it is now. */
  responsibleId: string | null;
  responsibleName: string | null;
  /** Hands it over, or to no one with null. */
  send: (id: string | null) => Promise<unknown>;
}

/** For whom an enquiry or a lead is, and a choice that hands it to another person. */
export function HandOverForm({ responsibleId, responsibleName, send }: HandOverFormProps) {
  const { withSession } = useAdminSession();
  const people = usePeople();
  const present = { id: responsibleId ?? '', name: responsibleName ?? undefined };
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const value = chosen ?? present.id;

  async function handOver() {
    setBusy(true);
    try {
      await withSession(() => send(value || null));
      const name = people.find((person) => person.id === value)?.name;
      showToast({ tone: 'success', text: name ? texts.done(name) : texts.doneToNone });
      setChosen(null);
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    }
    setBusy(false);
  }

  return (
    <LeadSection title={texts.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && value !== present.id) void handOver();
        }}
        className="grid gap-3"
      >
        <PersonField
          label={texts.label}
          none={texts.none}
          present={present}
          value={value}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button type="submit" look="outline" disabled={busy || value === present.id} className="w-fit">
          {texts.save}
        </Button>
      </form>
    </LeadSection>
  );
}
