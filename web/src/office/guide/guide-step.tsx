import { useEffect } from 'react';
import type { SetupStepKey } from 'domain/schema.generated.ts';
import { SampleContentPanel } from '../../features/settings/admin/sample-content-panel.tsx';
import { useSampleContentQuery } from '../../features/settings/admin/sample-content.generated.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BrandForm } from '../brand/brand-form.tsx';
import { CompanyStep, RegistrationStep, Way } from './company-steps.tsx';
import { MailStep } from './mail-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { setupGuideContent as texts } from './setup-guide.content.ts';

interface StepProps {
  step: SetupStepKey;
  isTrial: boolean;
  /** Asks for the steps again. */
  onDone: () => Promise<unknown>;
}

/** What a person does in a step, in its place where that is possible. */
export function GuideStep({ step, isTrial, onDone }: StepProps) {
  switch (step) {
    case 'COMPANY':
      return (
        <div className="grid gap-6">
          <BrandForm />
          <CompanyStep onDone={onDone} />
        </div>
      );
    case 'REGISTRATION':
      return <RegistrationStep isTrial={isTrial} onDone={onDone} />;
    case 'PROPERTY':
      return <ButtonLink to="/my-account/properties/new">{texts.property}</ButtonLink>;
    case 'SHEET':
      return <ButtonLink to="/my-account/properties/import">{texts.sheet}</ButtonLink>;
    case 'COLLEAGUES':
      return <PeopleStep onDone={onDone} />;
    case 'EMAIL':
      return <MailStep onDone={onDone} />;
    case 'WORDS':
      return <WordsStep />;
    case 'SAMPLES':
      return <SamplesStep onDone={onDone} />;
    case 'BACKUP':
      return <Way to="/my-account/settings/backups">{texts.backup}</Way>;
    case 'ADDRESS':
      return null;
  }
}

function WordsStep() {
  const { home, about, contact, question, change, facts } = texts.words;
  const pages = [
    ['/', 'home', home],
    ['/about', 'about', about],
    ['/contact', 'contact', contact],
  ] as const;
  return (
    <div className="grid justify-items-start gap-2 text-dense">
      <ul className="grid gap-1">
        {pages.map(([address, page, name]) => (
          <li key={page} className="flex min-h-8 flex-wrap items-center gap-x-3">
            <a
              href={address}
              target="_blank"
              className="font-semibold text-pine underline underline-offset-4"
            >
              {name}
            </a>
            <span className="text-ink-muted">{question}</span>
            <Way to={`/my-account/website/${page}`}>{change}</Way>
          </li>
        ))}
      </ul>
      <Way to="/my-account/settings/company">{facts}</Way>
    </div>
  );
}

function SamplesStep({ onDone }: Pick<StepProps, 'onDone'>) {
  const { data } = useSampleContentQuery({ fetchPolicy: 'network-only' });
  const isGone = data?.sampleContentCount === 0;
  useEffect(() => {
    // The guide hears of the removal when it shows the step.
    if (isGone) void onDone();
  }, [isGone, onDone]);
  return <SampleContentPanel />;
}
