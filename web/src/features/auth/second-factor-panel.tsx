import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { Panel } from '../../office-kit/panel.tsx';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { ownAccountContent } from './own-account.content.ts';
import {
  ConfirmSecondFactorDocument,
  DisableSecondFactorDocument,
  OwnAccountDocument,
  RenewRecoveryCodesDocument,
  RequirePasskeyDocument,
  StartSecondFactorDocument,
} from './own-account.generated.ts';
import type { OwnAccountQuery, StartSecondFactorMutation } from './own-account.generated.ts';
import { PasswordField } from './password/password-field.tsx';
import { QrCode } from './qr-code.tsx';
import { ShownOnce } from './shown-once.tsx';

const texts = ownAccountContent.secondFactor;

type Step =
  | { kind: 'start' | 'passkeys' | 'renew' | 'disable' }
  | { kind: 'confirm'; enrolment: StartSecondFactorMutation['startSecondFactor'] }
  | { kind: 'codes'; codes: readonly string[] };

type SecondFactorPanelProps = Pick<
  OwnAccountQuery['me'],
  'secondFactor' | 'authenticatorApp' | 'passkeys' | 'recoveryCodesLeft'
>;

/** Sets up the second factor, renews its recovery codes, or switches it off; each step asks for the password. */
export function SecondFactorPanel({
  secondFactor: on,
  authenticatorApp,
  passkeys,
  recoveryCodesLeft,
}: SecondFactorPanelProps) {
  const client = useApolloClient();
  const [step, setStep] = useState<Step | null>(null);
  // Keeps secrets out of the cache.
  const secretly = { fetchPolicy: 'no-cache' as const };
  const changed = { ...secretly, refetchQueries: [OwnAccountDocument] };
  const passwordIn = (typed: FormData) => ({ password: typedText(typed, 'password') });

  async function start(typed: FormData) {
    const variables = passwordIn(typed);
    const { data } = await client.mutate({ mutation: StartSecondFactorDocument, variables, ...secretly });
    if (data) setStep({ kind: 'confirm', enrolment: data.startSecondFactor });
  }
  async function confirm(typed: FormData) {
    const variables = { code: typedText(typed, 'code') };
    const { data } = await client.mutate({ mutation: ConfirmSecondFactorDocument, variables, ...changed });
    showToast({ tone: 'success', text: texts.on });
    setStep({ kind: 'codes', codes: data?.confirmSecondFactor ?? [] });
  }
  async function renew(typed: FormData) {
    const variables = passwordIn(typed);
    const { data } = await client.mutate({ mutation: RenewRecoveryCodesDocument, variables, ...changed });
    setStep({ kind: 'codes', codes: data?.renewRecoveryCodes ?? [] });
  }
  async function demandPasskey(typed: FormData) {
    const variables = passwordIn(typed);
    const { data } = await client.mutate({ mutation: RequirePasskeyDocument, variables, ...changed });
    showToast({ tone: 'success', text: texts.on });
    setStep({ kind: 'codes', codes: data?.requirePasskey ?? [] });
  }
  async function disable(typed: FormData) {
    await client.mutate({ mutation: DisableSecondFactorDocument, variables: passwordIn(typed), ...changed });
    showToast({ tone: 'success', text: texts.off });
    setStep(null);
  }

  return (
    <Panel title={texts.title} line={on ? texts.lineOn(authenticatorApp, recoveryCodesLeft) : texts.lineOff}>
      <div className="flex flex-wrap gap-3">
        {on ? (
          <>
            <Button look="outline" onClick={() => setStep({ kind: 'renew' })}>
              {texts.renew}
            </Button>
            <Button look="danger" onClick={() => setStep({ kind: 'disable' })}>
              {texts.disable}
            </Button>
          </>
        ) : (
          <>
            <Button look="outline" onClick={() => setStep({ kind: 'start' })}>
              {texts.start}
            </Button>
            {passkeys.length > 0 && (
              <Button look="outline" onClick={() => setStep({ kind: 'passkeys' })}>
                {texts.usePasskeys}
              </Button>
            )}
          </>
        )}
      </div>
      <Dialog
        open={step !== null}
        onClose={() => setStep(null)}
        title={step?.kind === 'codes' ? texts.codesTitle : texts.title}
        holdsForm
      >
        {step?.kind === 'start' && (
          <WithPassword submitLabel={texts.start} failed={texts.startFailed} send={start} />
        )}
        {step?.kind === 'passkeys' && (
          <WithPassword
            line={texts.usePasskeysLine}
            submitLabel={texts.usePasskeys}
            failed={texts.startFailed}
            send={demandPasskey}
          />
        )}
        {step?.kind === 'confirm' && <Confirmation enrolment={step.enrolment} send={confirm} />}
        {step?.kind === 'renew' && (
          <WithPassword
            line={texts.renewLine}
            submitLabel={texts.renew}
            failed={texts.renewFailed}
            send={renew}
          />
        )}
        {step?.kind === 'disable' && (
          <WithPassword submitLabel={texts.disable} failed={texts.disableFailed} send={disable} />
        )}
        {step?.kind === 'codes' && (
          <ShownOnce line={texts.codesLine} secrets={step.codes} onDone={() => setStep(null)} />
        )}
      </Dialog>
    </Panel>
  );
}

interface WithPasswordProps {
  line?: string;
  submitLabel: string;
  failed: string;
  send: (typed: FormData) => Promise<void>;
}

function WithPassword({ line, ...form }: WithPasswordProps) {
  return (
    <>
      {line && <p className="mb-4 text-sm">{line}</p>}
      <SmallForm {...form}>
        {(errors) => (
          <PasswordField
            label={texts.password}
            error={errors.password}
            name="password"
            autoComplete="current-password"
          />
        )}
      </SmallForm>
    </>
  );
}

interface ConfirmationProps {
  enrolment: StartSecondFactorMutation['startSecondFactor'];
  send: (typed: FormData) => Promise<void>;
}

function Confirmation({ enrolment, send }: ConfirmationProps) {
  return (
    <div className="grid gap-5">
      <p className="text-sm">{texts.scan}</p>
      <QrCode text={enrolment.uri} label={texts.qrLabel} />
      <p className="text-sm">
        {texts.key}: <span className="font-mono [overflow-wrap:anywhere] select-all">{enrolment.secret}</span>
      </p>
      <SmallForm submitLabel={texts.confirm} failed={texts.confirmFailed} send={send}>
        {(errors) => (
          <TextField
            label={texts.code}
            error={errors.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
        )}
      </SmallForm>
    </div>
  );
}
