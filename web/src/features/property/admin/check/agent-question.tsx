import { useApolloClient } from '@apollo/client/react';
import { isSampleNumber } from 'domain/property/rera-words.ts';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { readError } from '../../../../lib/errors.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { usePeople } from '../../../../office-kit/session/use-people.ts';
import { StatusMessage } from '../../../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { useCompanyDetails } from '../../../settings/admin/use-company-details.ts';
import { RecordTrainingDocument, useOwnerNamesQuery } from '../property-admin.generated.ts';
import { checklistContent } from './listing-checklist.content.ts';

const texts = checklistContent.agent;

interface AgentQuestionProps {
  /** Whether only the training is missing. */
  isTraining: boolean;
  /** The person who looks after the property; empty for none. */
  responsible: string;
  /** Called after a save, so that the checks look again. */
  onMended: () => void;
}

/** Our registration as an agent, its last day and the training: all at once, for an owner; others see whom to ask. */
export function AgentQuestion({ isTraining, responsible, onMended }: AgentQuestionProps) {
  const { isOwner } = useAdminSession();
  return (
    <div className="grid gap-4">
      {!isTraining && (isOwner ? <RegistrationFields onMended={onMended} /> : <AskOwner />)}
      <TrainingFields responsible={responsible} onMended={onMended} />
    </div>
  );
}

function AskOwner() {
  const { data } = useOwnerNamesQuery();
  const names = data?.ownerNames ?? [];
  return <p>{texts.ask(new Intl.ListFormat('en', { type: 'disjunction' }).format(names) || texts.owner)}</p>;
}

function RegistrationFields({ onMended }: Pick<AgentQuestionProps, 'onMended'>) {
  const { data, save } = useCompanyDetails(() => {
    onMended();
    return Promise.resolve();
  });
  const [typed, setTyped] = useState<Record<string, string>>({});
  const stored = data?.settings;
  const present: Record<string, string> = {
    registrationNumber: stored && !isSampleNumber(stored.registrationNumber) ? stored.registrationNumber : '',
    registrationValidTo: stored?.registrationValidTo ?? '',
  };
  const values = { ...present, ...typed };
  return (
    <InPlace isReady={Boolean(stored)} send={() => save(values)}>
      {(errors, onKeyDown) => (
        <>
          <TextField
            label={texts.number}
            onKeyDown={onKeyDown}
            value={values.registrationNumber ?? ''}
            error={errors.registrationNumber}
            onChange={({ target }) => setTyped({ ...typed, registrationNumber: target.value })}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
          />
          <TextField
            label={texts.validTo}
            onKeyDown={onKeyDown}
            type="date"
            value={values.registrationValidTo ?? ''}
            error={errors.registrationValidTo}
            onChange={({ target }) => setTyped({ ...typed, registrationValidTo: target.value })}
          />
        </>
      )}
    </InPlace>
  );
}

function TrainingFields({ responsible, onMended }: Omit<AgentQuestionProps, 'isTraining'>) {
  const client = useApolloClient();
  const people = usePeople();
  const [chosen, setChosen] = useState('');
  const [certificate, setCertificate] = useState('');
  const [passedOn, setPassedOn] = useState('');
  const [only] = people.length === 1 ? people : [];
  const id = chosen || responsible || only?.id || '';
  if (people.length === 0)
    return (
      <p>
        {texts.noTeam}{' '}
        <ButtonLink look="quiet" to="/my-account/team/new" target="_blank">
          {texts.addPerson}
          <span className="sr-only"> {checklistContent.newTab}</span>
        </ButtonLink>
      </p>
    );
  return (
    <InPlace
      isReady={id !== ''}
      send={async () => {
        await client.mutate({
          mutation: RecordTrainingDocument,
          variables: { id, input: { certificate, passedOn } },
        });
        onMended();
      }}
    >
      {(errors, onKeyDown) => (
        <>
          <SelectField
            label={texts.person}
            value={id}
            onChange={({ target }) => setChosen(target.value)}
            disabled={responsible !== ''}
          >
            <option value="">{texts.choosePerson}</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={texts.certificate}
            onKeyDown={onKeyDown}
            value={certificate}
            error={errors.certificate}
            onChange={({ target }) => setCertificate(target.value)}
            autoComplete="off"
            maxLength={60}
          />
          <TextField
            label={texts.passedOn}
            onKeyDown={onKeyDown}
            type="date"
            value={passedOn}
            error={errors.passedOn}
            onChange={({ target }) => setPassedOn(target.value)}
          />
        </>
      )}
    </InPlace>
  );
}

interface InPlaceProps {
  isReady: boolean;
  send: () => Promise<unknown>;
  children: (errors: Record<string, string>, onKeyDown: (event: KeyboardEvent) => void) => ReactNode;
}

/** A few fields with a save of their own, inside the form of the property: Enter saves them and not the property. */
function InPlace({ isReady, send, children }: InPlaceProps) {
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> } | null>(null);

  async function save() {
    if (busy || !isReady) return;
    setBusy(true);
    setFailure(null);
    try {
      await withSession(send);
    } catch (error) {
      setFailure(readError(error, texts.failed));
    } finally {
      setBusy(false);
    }
  }

  const fields = failure?.fields ?? {};
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  };
  return (
    <div inert={busy} className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {children(fields, onKeyDown)}
      <Button
        look="outline"
        className="lg:mt-[1.625rem]"
        disabled={busy || !isReady}
        onClick={() => void save()}
      >
        {busy ? texts.saving : texts.save}
      </Button>
      {failure && Object.keys(fields).length === 0 && (
        <StatusMessage tone="danger">{failure.message}</StatusMessage>
      )}
    </div>
  );
}
