import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { LeadSection } from '../../lead/admin/lead-parts.tsx';
import { PersonField } from '../../../office-kit/field/person-field.tsx';
import { usePeople } from '../../../office-kit/session/use-people.ts';
import { Button } from '../../../ui/button.tsx';
import { SetContactsResponsibleDocument } from './contact-work.generated.ts';
import { handOverContent as texts } from './hand-over.content.ts';

interface HandOverFormProps {
  request: { responsibleId: string | null; responsibleName: string | null };
  /** This enquiry and the others of the person that go with it. */
  ids: string[];
}

/** For whom an enquiry is, and a choice that hands it to another person. */
export function HandOverForm({ request, ids }: HandOverFormProps) {
  const { responsibleId, responsibleName } = request;
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const people = usePeople();
  const present = { id: responsibleId ?? '', name: responsibleName ?? undefined };
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const value = chosen ?? present.id;

  async function handOver() {
    setBusy(true);
    try {
      await withSession(() =>
        client.mutate({
          mutation: SetContactsResponsibleDocument,
          variables: { selection: { ids }, responsibleId: value || null },
          refetchQueries: ['ContactDetails'],
          awaitRefetchQueries: true,
        }),
      );
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
