import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { subjectOf } from '../../../contact/admin/contact-request-card.tsx';
import { movesContent } from './moves.content.ts';
import { SeparatePersonDocument } from './moves.generated.ts';
import type { PersonDetails } from '../person-sections.tsx';
import { useMove } from './use-move.ts';

const texts = movesContent.separate;

/** Makes some enquiries of a lead those of another person. */
export function SeparateEnquiries({ person }: { person: PersonDetails }) {
  const [open, setOpen] = useState(false);
  if (person.enquiries.length < 2) return null;
  return (
    <>
      <Button look="quiet" className="mt-3 -ml-3" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title} holdsForm>
        <Choice person={person} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Choice({ person: { id, enquiries }, onDone }: { person: PersonDetails; onDone: () => void }) {
  const navigate = useNavigate();
  const { client, move, busy } = useMove();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isAll = chosen.length === enquiries.length;

  async function separate() {
    const answer = await move(() =>
      client.mutate({ mutation: SeparatePersonDocument, variables: { id, enquiryIds: [...chosen] } }),
    );
    const other = answer?.data?.separatePerson;
    if (!other) return;
    const action = { label: texts.show, run: () => void navigate(`/my-account/leads/${other.id}`) };
    showToast({ tone: 'success', text: texts.done(other.name ?? other.reference), action });
    onDone();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !isAll && chosen.length > 0) void separate();
      }}
    >
      <p className="mb-4 text-dense text-ink-muted">{texts.line}</p>
      <fieldset className="mb-5 grid gap-1">
        <legend className="sr-only">{texts.list}</legend>
        {enquiries.map((enquiry) => (
          <CheckRow
            key={enquiry.id}
            type="checkbox"
            label={[enquiry.name, subjectOf(enquiry), formatDateTime(enquiry.createdAt)]
              .filter(Boolean)
              .join(' · ')}
            checked={chosen.includes(enquiry.id)}
            onChange={({ target }) =>
              setChosen([
                ...chosen.filter((one) => one !== enquiry.id),
                ...(target.checked ? [enquiry.id] : []),
              ])
            }
          />
        ))}
      </fieldset>
      {isAll && (
        <p role="alert" className="mb-3 text-dense text-danger">
          {texts.all}
        </p>
      )}
      <Button type="submit" disabled={busy || isAll || chosen.length === 0}>
        {texts.save(chosen.length || 1)}
      </Button>
    </form>
  );
}
