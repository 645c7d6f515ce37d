import { Form, useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import { searchParameters } from 'domain/search/project-search.ts';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { whatsAppLink } from 'domain/text/links.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import { presentNotice } from 'domain/site/notice-versions.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import type { PageRequest } from '../../lib/page.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ConsentField } from '../contact/enquiry/consent-field.tsx';
import { SubmissionGuard } from '../contact/enquiry/submission-guard.tsx';
import { AlertOfferDocument, useAlertOfferQuery } from './alert.generated.ts';
import type { AlertOfferQuery } from './alert.generated.ts';
import { readWish } from './alert-wish.ts';
import { newAlertContent as texts } from './alerts.content.ts';
import { submitAlert } from './submit-alert.ts';
import type { AlertOutcome } from './submit-alert.ts';

export const parameters = [...searchParameters, 'property'];

export function load({ client, url }: PageRequest) {
  const asked = client.query({ query: AlertOfferDocument, variables: readWish(url.searchParams) });
  // A home that is gone has a sentence of its own.
  return loadAll([asked.catch(() => null)]);
}

export function act(form: FormData, request: PageRequest): Promise<AlertOutcome> {
  return submitAlert(form, request);
}

/** The form for an alert by e-mail on a search or on one home, with WhatsApp as the other way to ask. */
export function Component() {
  const [searched] = useSearchParams();
  const { data } = useAlertOfferQuery({ variables: readWish(searched) });
  const outcome = useActionData<AlertOutcome>();
  const offer = data?.alertOffer;
  const byChat = offer?.sends === false;
  const title = byChat ? texts.byChat.title : texts.title;
  const line = offer?.kind === 'PROPERTY' ? texts.home : texts.search;
  return (
    <div className="quiet-page container-page">
      <PageMeta title={title} description={texts.description} />
      <PageIntro crumb={title} title={title} line={byChat ? texts.byChat.line : line} />
      <div className="mt-10 max-w-xl">
        {!offer && <ListMessage {...texts.gone} />}
        {offer && (
          <section className="grid gap-6 rounded-card border border-line bg-card p-5 md:p-8">
            <div>
              <h2 className="font-sans text-sm font-semibold text-ink-muted">
                {offer.kind === 'PROPERTY' ? texts.wish.home : texts.wish.search}
              </h2>
              <p className="mt-1 text-xl font-semibold [overflow-wrap:anywhere]">{offer.label}</p>
            </div>
            {outcome?.done ? (
              <StatusMessage tone="success">
                <strong className="block">{texts.done.title}</strong>
                {texts.done.text}
              </StatusMessage>
            ) : (
              offer.sends && <AlertForm outcome={outcome} />
            )}
            <OtherWays offer={offer} />
          </section>
        )}
      </div>
    </div>
  );
}

function AlertForm({ outcome }: { outcome: AlertOutcome | undefined }) {
  const { formData } = useNavigation();
  const failed = outcome?.error ? outcome : undefined;
  const form = useFocusOnFailure(failed?.error);
  const submitting = formData?.has('email') ?? false;
  const { fields = {}, message } = failed?.error ?? {};
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-5">
      {message && Object.keys(fields).length === 0 && <StatusMessage tone="danger">{message}</StatusMessage>}
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={failed?.values.email}
        error={fields.email}
      />
      <SelectField
        label={texts.frequency}
        name="frequency"
        defaultValue={failed?.values.frequency ?? 'AT_ONCE'}
      >
        {Object.entries(texts.frequencies).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <ConsentField
        label={texts.consent}
        name="consent"
        defaultChecked={failed?.values.consent !== undefined}
        error={fields.consent}
      />
      <input type="hidden" name="noticeVersion" value={presentNotice.version} />
      <input type="hidden" name="noticeLanguage" value={presentNotice.language} />
      <SubmissionGuard />
      <Button type="submit" disabled={submitting}>
        {submitting ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}

function OtherWays({ offer: { kind, label, path, sends } }: { offer: AlertOfferQuery['alertOffer'] }) {
  const { data } = useSiteSettingsQuery();
  const { siteUrl = '', whatsappNumber } = data?.settings ?? {};
  const which = kind === 'PROPERTY' ? 'home' : 'search';
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {whatsappNumber && (
        <ButtonAnchor
          look={sends ? 'outline' : 'primary'}
          href={whatsAppLink(whatsappNumber, texts.message[which](label, siteUrl + path))}
          rel="noopener"
        >
          {texts.whatsApp}
        </ButtonAnchor>
      )}
      {!whatsappNumber && !sends && <ButtonLink to="/contact">{texts.byChat.contact}</ButtonLink>}
      <ButtonLink to={path} look="quiet" className="max-sm:-ml-3">
        {texts.back[which]}
      </ButtonLink>
    </div>
  );
}
