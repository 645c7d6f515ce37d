import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { orderLineWords } from 'domain/site/brochure-order.ts';
import { formatCategory, formatDateTime, formatPhone } from 'domain/text/format.ts';
import { telephoneLink } from 'domain/text/links.ts';
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
import type { ContactFactsFragment, ContactWorkFragment } from './contact-work.generated.ts';
import { productPath } from 'domain/site/item-paths.ts';

export type LeadEnquiry = ContactFactsFragment & ContactWorkFragment;

const { details: texts, sources, columns } = contactAdminContent;
const linkClass = 'font-semibold text-pine underline-offset-4 hover:underline';

/** The subject of a request in a few words. */
export function subjectOf({
  propertyTitle,
  source,
  order,
  homes,
}: Pick<LeadEnquiry, 'propertyTitle' | 'source' | 'order' | 'homes'>): string {
  if (order) return `${sources[source]}: ${order.lines.map(orderLineWords).join(', ')}`;
  if (homes?.length) return `${sources[source]}: ${homes.map(({ title }) => title).join(', ')}`;
  return propertyTitle ?? sources[source];
}

interface RequestCardProps {
  request: LeadEnquiry;
  /** Whether the page was opened for it: it comes into view, unfolded. */
  opened: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

/** One enquiry of a lead: date, subject, state, words and facts. */
export function RequestCard({ request, opened, children }: RequestCardProps) {
  const { reference, message, state, nextAt, createdAt } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!opened) return undefined;
    // The page takes the focus and its place as it opens; this comes after both.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return (
    <article
      aria-label={`${subjectOf(request)} ${reference}`}
      aria-current={opened || undefined}
      className={`border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0 ${opened ? 'relative before:absolute before:inset-y-0 before:-left-4 before:w-1 before:bg-brass md:before:-left-6' : ''}`}
    >
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h3
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-28 text-dense font-semibold [overflow-wrap:anywhere] outline-none"
          >
            {subjectOf(request)}
          </h3>
          <p className="text-xs text-ink-muted">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
        </div>
        <span className="ml-auto grid justify-items-end gap-1 text-xs text-ink-muted">
          <StateBadge state={state} label={contactStates.labels[state]} />
          {reasonOf(request)}
          <NextDateLine nextAt={nextAt} />
        </span>
      </div>
      {message && (
        <p className="mb-4 max-w-[75ch] border-l-2 border-brass pl-4 text-dense [overflow-wrap:anywhere] whitespace-pre-line">
          {message}
        </p>
      )}
      {/* The messages of a busy person stay readable on a phone. */}
      <details open={opened} className="group text-dense">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 font-semibold text-pine underline-offset-4 hover:underline">
          {texts.facts}
          <FoldSign />
        </summary>
        <RequestFacts request={request} />
        <div className="mt-3 flex flex-wrap items-center gap-x-5">{children}</div>
      </details>
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

function reasonOf({ state, closeReason }: LeadEnquiry) {
  return state === 'CLOSED' && (closeReason ? closeReasonLabels[closeReason] : texts.noReason);
}

function RequestFacts({ request }: { request: LeadEnquiry }) {
  const { reference, name, email, phone, phoneE164, service, source, page } = request;
  const { propertyId, propertyTitle, enteredBy, agree, responsibleName, receipt } = request;
  const { consentGiven } = texts;
  return (
    <>
      <LeadFacts
        facts={[
          { name: texts.reference, value: <span className="tabular-nums">{reference}</span> },
          { name: texts.name, value: name },
          { name: texts.source, value: sources[source] },
          { name: texts.enteredBy, value: enteredBy },
          { name: texts.closeReason, value: reasonOf(request) },
          {
            name: texts.email,
            wide: true,
            value: request.emailIsDisposable && email ? `${email} (${texts.disposable})` : email,
          },
          { name: texts.phone, value: phone && <Phone phone={phone} phoneE164={phoneE164} /> },
          { name: texts.service, value: service && formatCategory(service) },
          {
            name: columns.property,
            value: propertyId && propertyTitle && (
              <a href={productPath(propertyId)} className={linkClass}>
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

/** A number that is none of the lead’s, because it cannot be read as one, is called from here. */
function Phone({ phone, phoneE164 }: { phone: string; phoneE164: string | null }) {
  if (phoneE164) return formatPhone(phone, phoneE164);
  return (
    <a href={telephoneLink(phone)} className={linkClass}>
      {formatPhone(phone, phoneE164)}
    </a>
  );
}
