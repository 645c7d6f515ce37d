import { Link } from 'react-router-dom';
import { orderLineWords } from 'domain/site/brochure-order.ts';
import { formatCategory, formatDateTime, formatPhone } from 'domain/text/format.ts';
import { sameSitePath } from '../../../lib/browser/same-site-path.ts';
import { consentFacts, CopyChoices } from '../../../office-kit/consent-facts.tsx';
import { FoldSign } from '../../../office-kit/fold-sign.tsx';
import { LeadFacts } from '../../lead/admin/lead-parts.tsx';
import { NextDateLine, StateBadge } from '../../lead/admin/state-badge.tsx';
import { closeReasonLabels } from './close-reasons.ts';
import { contactAdminContent } from './contact-admin.content.ts';
import { contactStates } from './contact-states.ts';
import { handOverContent } from './hand-over.content.ts';
import { HomesSection } from './homes-section.tsx';
import { OrderSection } from './order-section.tsx';
import type { ContactDetailsQuery } from './contact-work.generated.ts';

export type ThreadRequest = ContactDetailsQuery['contact']['thread'][number];

const base = '/my-account/contacts';
const { details: texts, sources, columns } = contactAdminContent;
const linkClass = 'font-semibold text-pine underline-offset-4 hover:underline';

/** The subject of a request in a few words. */
export function subjectOf({
  propertyTitle,
  source,
  order,
  homes,
}: Pick<ThreadRequest, 'propertyTitle' | 'source' | 'order' | 'homes'>): string {
  if (order) return `${sources[source]}: ${order.lines.map(orderLineWords).join(', ')}`;
  if (homes?.length) return `${sources[source]}: ${homes.map(({ title }) => title).join(', ')}`;
  return propertyTitle ?? sources[source];
}

/** One message of a person: date, subject, state and facts. */
export function RequestCard({ request, opened }: { request: ThreadRequest; opened: boolean }) {
  const { id, reference, message, state, nextAt, createdAt } = request;
  const reason = reasonOf(request);
  return (
    <article
      aria-label={`${subjectOf(request)} ${reference}`}
      className="border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-dense">
          {opened ? (
            <strong className="font-semibold [overflow-wrap:anywhere]">{subjectOf(request)}</strong>
          ) : (
            <Link to={`${base}/${id}`} className={`${linkClass} inline-block py-1 [overflow-wrap:anywhere]`}>
              {subjectOf(request)}
              <span className="sr-only"> {reference}</span>
            </Link>
          )}
          <span className="block text-xs text-ink-muted">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </span>
        </p>
        <span className="ml-auto grid justify-items-end gap-1 text-xs text-ink-muted">
          <StateBadge state={state} label={contactStates.labels[state]} />
          {!opened && reason}
          <NextDateLine nextAt={nextAt} />
        </span>
      </div>
      {message && (
        <p className="mb-4 max-w-[75ch] border-l-2 border-brass pl-4 text-dense [overflow-wrap:anywhere] whitespace-pre-line">
          {message}
        </p>
      )}
      {opened ? (
        <RequestFacts request={request} />
      ) : (
        // The opened enquiry says most of it already. Closed, the messages of a busy person stay readable on a phone.
        <details className="group text-dense">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 font-semibold text-pine underline-offset-4 hover:underline">
            {texts.facts}
            <FoldSign />
          </summary>
          <RequestFacts request={request} />
        </details>
      )}
      {request.homes && (
        <div className="mt-4">
          <HomesSection homes={request.homes} />
        </div>
      )}
      {request.order && (
        <div className="mt-4">
          <OrderSection order={request.order} />
        </div>
      )}
    </article>
  );
}

function reasonOf({ state, closeReason }: ThreadRequest) {
  return state === 'CLOSED' && (closeReason ? closeReasonLabels[closeReason] : texts.noReason);
}

function RequestFacts({ request }: { request: ThreadRequest }) {
  const { reference, email, phone, phoneE164, service, source, page, propertyId, propertyTitle } = request;
  const { enteredBy, agree, responsibleName, receipt } = request;
  const { consentGiven } = texts;
  return (
    <>
      <LeadFacts
        facts={[
          { name: texts.reference, value: <span className="tabular-nums">{reference}</span> },
          { name: texts.source, value: sources[source] },
          { name: texts.enteredBy, value: enteredBy },
          { name: texts.closeReason, value: reasonOf(request) },
          {
            name: texts.email,
            wide: true,
            value: request.emailIsDisposable && email ? `${email} (${texts.disposable})` : email,
          },
          { name: texts.phone, value: phone && formatPhone(phone, phoneE164) },
          { name: texts.service, value: service && formatCategory(service) },
          {
            name: columns.property,
            value: propertyTitle && (
              <a href={`/product-details/${propertyId}`} className={linkClass}>
                {propertyTitle}
              </a>
            ),
          },
          { name: handOverContent.title, value: responsibleName },
          {
            name: texts.consent,
            value: agree ? consentGiven[enteredBy ? 'office' : 'form'] : !receipt && consentGiven.none,
          },
          ...consentFacts(receipt),
          {
            name: texts.page,
            // The token of a shared shortlist is not kept with an enquiry, so there is no page to open.
            value:
              page &&
              (source === 'SHORTLIST' ? (
                page
              ) : (
                <a href={sameSitePath(page, '/')} className={linkClass}>
                  {page}
                </a>
              )),
          },
        ]}
      />
      {receipt && <CopyChoices path={request.choicesPath} />}
    </>
  );
}
