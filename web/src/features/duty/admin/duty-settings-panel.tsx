import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { showToast } from '../../../lib/toasts.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { Panel } from '../../../office-kit/panel.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { dutyContent } from './duty.content.ts';
import { DutiesDocument, SaveDutySettingsDocument } from './duty.generated.ts';
import type { DutiesQuery } from './duty.generated.ts';
import { readCount } from './typed-values.ts';

const texts = dutyContent.office;

/** The hours of the company, its holidays, and how long a new lead waits for its owner. */
export function DutySettingsPanel({
  dutySettings: { clockMinutes, patienceHours, holidays, namesInNotices },
  settings: { facts },
}: Pick<DutiesQuery, 'dutySettings' | 'settings'>) {
  const client = useApolloClient();
  const { opens, closes, days } = facts;
  const said = opens && closes ? [`${opens} to ${closes}`, days].filter(Boolean).join(', ') : texts.usual;

  async function send(typed: FormData) {
    const input = {
      clockMinutes: readCount(typedText(typed, 'clockMinutes')),
      patienceHours: readCount(typedText(typed, 'patienceHours')),
      holidays: typedText(typed, 'holidays')
        .split(/[\s,;]+/)
        .filter(Boolean),
      namesInNotices: typed.has('namesInNotices'),
    };
    await client.mutate({
      mutation: SaveDutySettingsDocument,
      variables: { input },
      refetchQueries: [DutiesDocument],
      awaitRefetchQueries: true,
    });
    showToast({ tone: 'success', text: texts.saved });
  }

  return (
    <Panel title={texts.title} line={texts.line}>
      <p className="mb-4 text-dense">
        {texts.hours}: {said}.{' '}
        <Link
          to="/my-account/settings/company"
          className="font-semibold text-pine underline underline-offset-4"
        >
          {texts.hoursLink}
        </Link>
      </p>
      <SmallForm submitLabel={texts.submit} failed={texts.failed} send={send}>
        {(errors) => (
          <>
            <TextField
              label={texts.clock}
              hint={texts.clockHint}
              name="clockMinutes"
              type="number"
              min={1}
              max={120}
              inputMode="numeric"
              defaultValue={clockMinutes}
              error={errors.clockMinutes}
            />
            <TextField
              label={texts.patience}
              hint={texts.patienceHint}
              name="patienceHours"
              type="number"
              min={1}
              max={240}
              inputMode="numeric"
              defaultValue={patienceHours}
              error={errors.patienceHours}
            />
            <TextAreaField
              label={texts.holidays}
              hint={texts.holidaysHint}
              name="holidays"
              rows={3}
              defaultValue={holidays.join('\n')}
              error={errors.holidays}
            />
            <label className="flex min-h-11 items-center gap-3 text-dense">
              <input
                type="checkbox"
                name="namesInNotices"
                defaultChecked={namesInNotices}
                className="size-5 accent-pine"
              />
              {texts.names}
            </label>
          </>
        )}
      </SmallForm>
    </Panel>
  );
}
