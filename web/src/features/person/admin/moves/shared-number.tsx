import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { subjectOf } from '../../../contact/admin/contact-request-card.tsx';
import { movesContent } from './moves.content.ts';
import { SetSenderDocument } from './moves.generated.ts';
import { nameOf } from '../person-row.tsx';
import type { PersonDetails } from '../person-sections.tsx';
import { useMove } from './use-move.ts';

const texts = movesContent.sender;

/** Asks who of the people with one number wrote an enquiry. */
export function SharedNumber({ person }: { person: PersonDetails }) {
  const { client, move, busy } = useMove();
  const marked = person.enquiries.filter(({ sharedNumber }) => sharedNumber);
  if (marked.length === 0) return null;
  const candidates = [
    { id: person.id, name: nameOf(person) },
    ...person.sharingWith.map(({ id, name, reference }) => ({ id, name: name ?? reference })),
  ];

  async function say(id: string, candidate: { id: string; name: string }) {
    const variables = { id, personId: candidate.id };
    const answer = await move(() => client.mutate({ mutation: SetSenderDocument, variables }));
    if (answer) showToast({ tone: 'success', text: texts.done(candidate.name) });
  }

  return (
    <section className="mb-4 grid gap-3 rounded-card border border-warning bg-warning-soft p-4 text-dense">
      <h2 className="text-lg text-warning">{texts.title}</h2>
      {marked.map((enquiry) => (
        <div key={enquiry.id} className="grid gap-2">
          <p className="[overflow-wrap:anywhere]">
            {[
              subjectOf(enquiry),
              formatDateTime(enquiry.createdAt),
              texts.from([enquiry.name, enquiry.email].filter(Boolean).join(', ')),
            ].join(' · ')}
          </p>
          <div
            role="group"
            aria-label={`${texts.choose} ${enquiry.reference}`}
            className="flex flex-wrap gap-2"
          >
            {candidates.map((candidate) => (
              <Button
                key={candidate.id}
                look="outline"
                disabled={busy}
                onClick={() => void say(enquiry.id, candidate)}
              >
                {candidate.name}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
