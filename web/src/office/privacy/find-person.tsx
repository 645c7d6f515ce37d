import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { enquiriesPath } from 'domain/lead/enquiry-path.ts';
import { formatDay } from 'domain/text/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { isUnauthenticated, useAdminSession } from '../../office-kit/session/admin-session.ts';
import { saveText } from '../../office-kit/save-file.ts';
import { Panel } from '../../office-kit/panel.tsx';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { privacyOfficeContent } from './privacy.content.ts';
import { ExportPersonalDataDocument, PersonalDataDocument } from './privacy.generated.ts';
import type { PersonalDataQuery } from './privacy.generated.ts';

type Data = PersonalDataQuery['personalData'];

const texts = privacyOfficeContent.find;
const places: Record<string, string> = {
  CONTACT_REQUEST: enquiriesPath,
  JOB_APPLICATION: '/my-account/applications',
  PROPERTY: '/my-account/properties',
};

/** Finds all that is kept about a person, to hand it over or to erase it. */
export function FindPerson() {
  const client = useApolloClient();
  const [found, setFound] = useState<{ person: string; data: Data }>();
  const [erasing, setErasing] = useState(false);

  async function find(person: string) {
    setFound(undefined);
    const { data } = await client.query({
      query: PersonalDataDocument,
      variables: { person },
      fetchPolicy: 'network-only',
    });
    if (data) setFound({ person, data: data.personalData });
  }

  return (
    <Panel title={texts.title} line={texts.line}>
      <SmallForm
        submitLabel={texts.submit}
        submittingLabel={texts.submitting}
        failed={texts.failed}
        send={(typed) => find(typedText(typed, 'person'))}
      >
        {(errors) => (
          <div className="w-full max-w-md">
            <TextField
              label={texts.person}
              name="person"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              error={errors.person}
            />
          </div>
        )}
      </SmallForm>
      {found && (
        <div role="region" aria-label={texts.title} className="mt-6 border-t border-line pt-5">
          {found.data.items.length + found.data.alerts === 0 && (
            <StatusMessage tone="info">{texts.nothing}</StatusMessage>
          )}
          {found.data.erasedOn.length > 0 && (
            <p className="mt-3 text-dense text-ink-muted">
              {texts.erased(found.data.erasedOn.map((at) => formatDay(at)).join(', '))}
            </p>
          )}
          {found.data.items.length + found.data.alerts > 0 && (
            <FoundData {...found} onErase={() => setErasing(true)} />
          )}
        </div>
      )}
      {found && (
        <EraseDialog
          person={found.person}
          open={erasing}
          onClose={() => setErasing(false)}
          onErased={async () => {
            setErasing(false);
            await find(found.person);
          }}
        />
      )}
    </Panel>
  );
}

function FoundData({ person, data, onErase }: { person: string; data: Data; onErase: () => void }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const { data: made } = await withSession(() =>
        client.mutate({ mutation: ExportPersonalDataDocument, variables: { person } }),
      );
      if (made) saveText(made.exportPersonalData, 'personal-data.json', 'application/json');
      showToast({ tone: 'success', text: texts.saved });
    } catch (error) {
      if (!isUnauthenticated(error)) showToast({ tone: 'danger', text: texts.notSaved });
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <p className="text-dense [overflow-wrap:anywhere] text-ink-muted">
        {texts.foundBy(data.keys.join(', '))}
      </p>
      <ul className="mt-2 text-dense">
        {data.items.map(({ id, kind, label, createdAt, deleted }) => {
          const place = deleted ? undefined : places[kind];
          const words = `${texts.kinds[kind] ?? kind}: ${label}`;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2 first:border-t-0"
            >
              {place ? (
                <Link
                  to={`${place}/${id}`}
                  className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
                >
                  {words}
                </Link>
              ) : (
                <span className="inline-flex min-h-11 items-center">{words}</span>
              )}
              <span className="text-ink-muted">
                {formatDay(createdAt)}
                {deleted && `, ${texts.inTrash}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-dense">{texts.beside(data.notes, data.mails, data.alerts)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="outline" disabled={saving} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button look="danger" onClick={onErase}>
          {texts.erase}
        </Button>
      </div>
    </>
  );
}
