import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../../lib/errors.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { submitBarContent } from '../../../../office-kit/form/submit-bar.content.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { StatusMessage } from '../../../../ui/status-message.tsx';
import { Button } from '../../../../ui/button.tsx';
import { readPropertyForm } from '../form/property-form-values.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import { CreatePropertyDocument } from '../property-admin.generated.ts';
import type { PropertyDefaultsQuery } from '../property-admin.generated.ts';
import { forgetProperties } from '../saved-property.ts';
import { quickAddContent } from './quick-add.content.ts';
import { factsOf, homesOf } from './quick-facts.ts';
import type { ReadListing } from './quick-facts.ts';
import { quickForm, quickValues, titleOf } from './quick-values.ts';

const texts = quickAddContent.list;

interface QuickListProps {
  listings: readonly ReadListing[];
  defaults: PropertyDefaultsQuery['settings'] | undefined;
  /** The person says that the message is about one listing. */
  onOne: () => void;
  /** Told of the text of what is left, after some or all drafts were saved. */
  onSaved: (left: string) => void;
}

/** Several listings of one message, a row each, saved as drafts one after the other; what fails stays in the box. */
export function QuickList({ listings, defaults, onOne, onSaved }: QuickListProps) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [saving, setSaving] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const rows = listings.map((listing) => {
    const facts = factsOf(listing, {});
    const quick = { ...listing, facts, configurations: homesOf(listing, facts), pictures: [] };
    return { listing, facts, quick, title: titleOf(quick), isIn: !leftOut.has(listing.text) };
  });
  const taken = rows.filter(({ isIn }) => isIn);

  async function save() {
    setProblem('');
    const saved = new Set<ReadListing>();
    for (const { listing, quick, title } of taken) {
      setSaving(saved.size);
      const { input } = readPropertyForm(quickForm(quickValues(quick, defaults), 'DRAFT'));
      const variables = { input, pictures: [], publication: { state: 'DRAFT' as const } };
      try {
        await withSession(() => client.mutate({ mutation: CreatePropertyDocument, variables }));
        saved.add(listing);
      } catch (error) {
        const { message } = readError(error, submitBarContent.unreachable, propertyAdminContent.form.failed);
        setProblem(texts.failed(title, message));
        break;
      }
    }
    setSaving(null);
    forgetProperties(client);
    if (saved.size === 0) return;
    showToast({ tone: 'success', text: texts.saved(saved.size) });
    onSaved(
      rows
        .filter(({ listing, isIn }) => isIn && !saved.has(listing))
        .map(({ listing }) => listing.text)
        .join('\n\n'),
    );
  }

  return (
    <section aria-label={texts.found(listings.length)} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{texts.found(listings.length)}</h2>
        <Button look="quiet" onClick={onOne}>
          {texts.isOne}
        </Button>
      </div>
      <p className="text-dense text-ink-muted">{texts.line}</p>
      <ol className="grid gap-2">
        {rows.map(({ listing, facts, title, isIn }, index) => (
          <li
            key={`${index} ${listing.text}`}
            className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line bg-card px-3 py-2 ${isIn ? '' : 'opacity-60'}`}
          >
            <p className="min-w-0 grow basis-64">
              <span className="block font-semibold">{title}</span>
              <span className="block text-dense text-ink-muted">
                {quickAddContent.kinds[listing.kind]}
                {facts
                  .filter(({ field }) => !['placeKey', 'society', 'rooms', 'kind'].includes(field))
                  .map(({ label, isSure }) => ` · ${label}${isSure ? '' : ` (${texts.ask})`}`)
                  .join('')}
              </span>
            </p>
            <Button
              look="quiet"
              onClick={() => {
                const next = new Set(leftOut);
                if (isIn) next.add(listing.text);
                else next.delete(listing.text);
                setLeftOut(next);
              }}
            >
              {isIn ? texts.leaveOut : texts.take}
              <span className="sr-only">: {title}</span>
            </Button>
          </li>
        ))}
      </ol>
      {problem && <StatusMessage tone="danger">{problem}</StatusMessage>}
      <Button
        disabled={saving !== null || taken.length === 0}
        onClick={() => void save()}
        className="justify-self-start"
      >
        {saving === null ? texts.save(taken.length) : texts.saving(saving + 1, taken.length)}
      </Button>
    </section>
  );
}
