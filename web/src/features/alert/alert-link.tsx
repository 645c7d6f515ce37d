import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import type { AlertState } from 'domain/schema.generated.ts';
import { listPath } from 'domain/search/project-search.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import type { AlertFieldsFragment } from './alert.generated.ts';
import type { LinkOutcome } from './answer-link.ts';
import { alertLinkContent as texts } from './alerts.content.ts';

interface AlertLinkProps {
  purpose: 'confirm' | 'stop';
  alert: AlertFieldsFragment | null | undefined;
  /** The states in which the button has something to do. */
  open: readonly AlertState[];
  /** Further buttons of the form. */
  children?: ReactNode;
}

/** The page of a link in an e-mail: how the alert stands, and the button. A program that only opens the link changes nothing. */
export function AlertLink({ purpose, alert, open, children }: AlertLinkProps) {
  const outcome = useActionData<LinkOutcome>();
  const working = useNavigation().state === 'submitting';
  const words = texts[purpose];
  if (!alert) {
    return (
      <div className="quiet-page container-page pt-10">
        <PageMeta title={texts.unknown.title} />
        <h1 className="sr-only">{words.title}</h1>
        <ListMessage title={texts.unknown.title} text={texts.unknown[purpose]}>
          {purpose === 'stop' && <ButtonLink to="/contact">{texts.unknown.write}</ButtonLink>}
          <ButtonLink to={listPath} look={purpose === 'stop' ? 'outline' : undefined}>
            {texts.unknown.all}
          </ButtonLink>
        </ListMessage>
      </div>
    );
  }
  const isOpen = open.includes(alert.state);
  const title = isOpen ? words.title : texts.titles[alert.state];
  return (
    <div className="quiet-page container-page">
      <PageMeta title={title} />
      <PageIntro crumb={title} title={title} line={isOpen ? words.line : undefined} />
      <section className="mt-10 grid max-w-xl gap-5 rounded-card border border-line bg-card p-5 md:p-8">
        <h2 className="text-xl [overflow-wrap:anywhere]">{alert.label}</h2>
        {alert.state !== 'STOPPED' && <p className="text-ink-muted">{texts.frequencies[alert.frequency]}</p>}
        {outcome?.error && <StatusMessage tone="danger">{outcome.error.message}</StatusMessage>}
        {isOpen ? (
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            <Button type="submit" name="which" value="one" disabled={working}>
              {working ? words.submitting : words.submit}
            </Button>
            {children}
          </Form>
        ) : (
          <StatusMessage tone={alert.state === 'CONFIRMED' ? 'success' : 'info'}>
            {texts.states[alert.state]}
          </StatusMessage>
        )}
        <p>
          <ButtonLink to={alert.path} look={isOpen ? 'quiet' : 'outline'} className={isOpen ? '-ml-3' : ''}>
            {texts.open[alert.kind]}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
