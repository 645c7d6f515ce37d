import { useSearchParams } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ConsentList } from './consent-list.tsx';
import { choicesContent as texts } from './choices.content.ts';
import { ChoicesDocument, useChoicesQuery } from './choices.generated.ts';
import { privacyContent } from './privacy.content.ts';
import { submitChoice } from './submit-choice.ts';
import type { ChoiceOutcome } from './submit-choice.ts';
import { TextLink } from './text-link.tsx';
import { UnsubscribeForm } from './unsubscribe-form.tsx';

export const parameters = ['link'];

export function load({ client, url }: PageRequest) {
  const link = url.searchParams.get('link');
  return link ? loadAll([client.query({ query: ChoicesDocument, variables: { link } })]) : null;
}

export function act(form: FormData, request: PageRequest): Promise<ChoiceOutcome> {
  return submitChoice(form, request);
}

/** What one person allowed by sending a form, and how to take it back; without a link, how to stop the newsletter. */
export function Component() {
  const link = useSearchParams()[0].get('link') ?? '';
  const { data } = useChoicesQuery({ variables: { link }, skip: !link });
  return (
    <div className="quiet-page container-page">
      <PageMeta title={texts.title} description={texts.description} />
      <PageIntro
        crumb={texts.title}
        parent={{ label: privacyContent.en.title, to: '/privacy' }}
        title={texts.title}
        line={texts.line}
      />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
        {data?.choices && (
          <section aria-labelledby="sent" className="rounded-card border border-line bg-card p-5 md:p-8">
            <h2 id="sent" className="text-2xl">
              {data.choices.reference
                ? texts.sent.enquiry(formatDay(data.choices.sentAt))
                : texts.sent.application(formatDay(data.choices.sentAt))}
            </h2>
            {data.choices.reference && (
              <p className="mt-1 text-ink-muted">{texts.reference(data.choices.reference)}</p>
            )}
            <ConsentList consents={data.choices.receipt.consents} />
            <p className="mt-4 text-sm text-ink-muted">
              {texts.holds}{' '}
              {data.choices.receipt.noticeVersion && texts.notice(data.choices.receipt.noticeVersion)}
            </p>
          </section>
        )}
        {link && data?.choices === null && (
          <ListMessage title={texts.unknown.title} text={texts.unknown.text} />
        )}
        <div className="grid gap-6">
          <UnsubscribeForm />
          <div>
            <p className="max-w-[56ch] text-ink-muted">{texts.erase.line}</p>
            <TextLink to="/privacy">{texts.erase.link}</TextLink>
          </div>
        </div>
      </div>
    </div>
  );
}
