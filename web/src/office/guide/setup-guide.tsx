import { useApolloClient } from '@apollo/client/react';
import { Check, Circle } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { SetupStepKey } from 'domain/schema.generated.ts';
import { readError } from '../../lib/errors.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAdminSession } from '../../office-kit/session/admin-session.ts';
import { Button } from '../../ui/button.tsx';
import type { SiteState } from '../account/site-banner.content.ts';
import { SiteBanner } from '../account/site-banner.tsx';
import { GuideStep } from './guide-step.tsx';
import { setupGuideContent as texts } from './setup-guide.content.ts';
import { SettleSetupStepDocument, SetupGuideDocument, useSetupGuideQuery } from './setup-guide.generated.ts';
import type { SetupGuideQuery } from './setup-guide.generated.ts';

type Step = SetupGuideQuery['setupGuide'][number];

/** The steps of the first day; what comes after them has no number. */
const firstSteps = 7;

const isOpen = ({ done, settled }: Step) => !done && !settled;
/** Reading is done by saying so. */
const isDone = ({ key, done, settled }: Step) => done || (key === 'WORDS' && settled);

/**
 * What an owner has to do until the site works, and what visitors see until then; only the latter once all is done or set
 * aside. A step that breaks is open again.
 */
export function SetupGuide({ site }: { site: SiteState }) {
  const { data, refetch } = useSetupGuideQuery({ fetchPolicy: 'cache-and-network' });
  const [isShown, show] = useState(false);
  // Null if a person closed the open one.
  const [chosen, choose] = useState<SetupStepKey | null>();
  const refresh = useCallback(async () => {
    await refetch();
    choose(undefined);
  }, [refetch]);
  const settle = useSettle();
  const steps = data?.setupGuide ?? [];
  const open = steps.filter(isOpen);
  const aside = steps.filter((step) => !isDone(step) && step.settled);
  const opened = chosen === null ? undefined : (steps.find(({ key }) => key === chosen) ?? open[0]);
  const banner = <SiteBanner site={site} isOwner />;
  if (open.length === 0 && !isShown)
    return (
      <>
        {banner}
        {aside.length > 0 && (
          <p className="mb-6 flex flex-wrap items-center gap-x-2 text-dense text-ink-muted">
            {texts.aside(aside.length)}
            <Button look="quiet" onClick={() => show(true)}>
              {texts.show}
            </Button>
          </p>
        )}
      </>
    );
  const first = steps.slice(0, firstSteps);
  const rest = steps.slice(firstSteps);
  const list = (own: readonly Step[], numbered: boolean) => (
    <Steps
      steps={own}
      numbered={numbered}
      opened={opened?.key}
      onOpen={choose}
      isTrial={site.mode === 'TRIAL'}
      onDone={refresh}
      onSettle={async (step) => {
        await settle([step], !step.settled);
        choose(undefined);
      }}
    />
  );
  return (
    <section aria-label={texts.title} className="mb-6 rounded-card border border-line bg-card p-4 md:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">{texts.title}</h2>
        <p role="status" className="text-dense font-semibold text-pine">
          {texts.progress(first.filter(isDone).length, firstSteps)}
        </p>
      </div>
      {banner}
      {list(first, true)}
      <h3 className="mt-5 mb-1 text-dense font-semibold text-ink-muted">{texts.then}</h3>
      {list(rest, false)}
      {open.length > 0 && (
        <div className="mt-3">
          <Button
            look="quiet"
            onClick={() => {
              show(false);
              void settle(open, true);
            }}
          >
            {texts.restAside}
          </Button>
        </div>
      )}
    </section>
  );
}

interface StepsProps {
  steps: readonly Step[];
  numbered: boolean;
  opened: SetupStepKey | undefined;
  onOpen: (key: SetupStepKey | null) => void;
  isTrial: boolean;
  onDone: () => Promise<unknown>;
  onSettle: (step: Step) => Promise<void>;
}

function Steps({ steps, numbered, opened, onOpen, isTrial, onDone, onSettle }: StepsProps) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {steps.map((step, index) => {
        const { title, line, settle } = texts.steps[step.key];
        const name = numbered ? `${index + 1}. ${title}` : title;
        if (isDone(step))
          return (
            <li key={step.key} className="flex min-h-11 items-center gap-3 text-dense text-ink-muted">
              <Check aria-hidden="true" className="size-4.5 shrink-0 text-success" />
              {name}
              <span className="sr-only">{texts.done}</span>
            </li>
          );
        return (
          <li key={step.key}>
            <details open={step.key === opened}>
              <summary
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(step.key === opened ? null : step.key);
                }}
                className="flex min-h-11 cursor-pointer list-none items-center gap-3 text-dense font-semibold [&::-webkit-details-marker]:hidden"
              >
                <Circle aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
                <span className="underline-offset-4 hover:underline">{name}</span>
                {step.settled && <span className="font-normal text-ink-muted">{texts.settled}</span>}
              </summary>
              <div className="grid justify-items-start gap-4 pt-1 pb-5 sm:pl-7.5">
                <p className="max-w-[65ch] text-dense text-ink-muted">{line}</p>
                <div className="w-full">
                  {step.key === opened && <GuideStep step={step.key} isTrial={isTrial} onDone={onDone} />}
                </div>
                <Button look="quiet" className="-ml-3" onClick={() => void onSettle(step)}>
                  {step.settled ? texts.takeUp : settle}
                </Button>
              </div>
            </details>
          </li>
        );
      })}
    </ol>
  );
}

function useSettle() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  return async (steps: readonly Step[], settled: boolean) => {
    try {
      for (const { key: step } of steps)
        await withSession(() =>
          client.mutate({
            mutation: SettleSetupStepDocument,
            variables: { step, settled },
            update: (cache, { data }) => {
              if (!data) return;
              cache.writeQuery({ query: SetupGuideDocument, data: { setupGuide: data.settleSetupStep } });
            },
          }),
        );
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    }
  };
}
