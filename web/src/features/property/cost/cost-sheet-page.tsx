import { useParams, useSearchParams } from 'react-router-dom';
import { findOrThrow, leadToOwn, readAddress } from '../../../lib/addressed.ts';
import { formatRupees } from 'domain/text/format.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { Breadcrumb } from '../../../ui/page/breadcrumb.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { usePublicAddress } from '../../../ui/site-address.ts';
import { EnquiryForm } from '../../contact/enquiry/enquiry-form.tsx';
import { submitContactForm } from '../../contact/enquiry/submit-contact-form.ts';
import { CostActions } from './cost-actions.tsx';
import { costParameters, readCostChoices, readLoanQuestion } from 'domain/cost/cost-choices.ts';
import { CostForm } from './cost-form.tsx';
import { CostLoan } from './cost-loan.tsx';
import { CostLines, PrintedRules } from './cost-lines.tsx';
import { CostPayments, OtherReadings } from './cost-payments.tsx';
import { CostFoot, CostTotal } from './cost-total.tsx';
import { costSheetContent as texts } from 'domain/cost/cost-sheet.content.ts';
import {
  CostPropertyDocument,
  CostSheetDocument,
  useCostPropertyQuery,
  useCostSheetQuery,
} from './cost-sheet.generated.ts';
import { costPath, projectPath } from 'domain/site/item-paths.ts';

export const parameters = costParameters;

export async function load({ client, params: { slug = '' }, url }: PageRequest) {
  const property = await findOrThrow(
    client
      .query({ query: CostPropertyDocument, variables: readAddress(slug) })
      .then(({ data }) => data.property),
  );
  leadToOwn(url, costPath(property.slug));
  const choices = readCostChoices(url.searchParams);
  await client.query({ query: CostSheetDocument, variables: { propertyId: property.id, choices } });
  return null;
}

export function act(form: FormData, { client, url }: PageRequest) {
  return submitContactForm(form, client, { source: 'ENQUIRY', page: `${url.pathname}${url.search}` });
}

export function Component() {
  const { slug } = useParams();
  const [searchParams] = useSearchParams();
  const { data } = useCostPropertyQuery({ variables: readAddress(slug) });
  const property = data?.property;
  const choices = readCostChoices(searchParams);
  const asked = readLoanQuestion(searchParams);
  const sheetQuery = useCostSheetQuery({
    variables: { propertyId: property?.id ?? '', choices },
    skip: !property,
  });
  const chosen = searchParams.size > 0 ? `?${searchParams}` : '';
  const sheetPath = `${costPath(property?.slug ?? '')}${chosen}`;
  const sheetAddress = usePublicAddress(sheetPath);
  if (!property) return null;
  const { title, address, advertisement } = property;
  const found = sheetQuery.data ?? sheetQuery.previousData;
  // Without a price, the other lines say nothing of what a home costs.
  const sheet = found?.costSheet?.unknown.includes('BASIC_PRICE') ? null : found?.costSheet;
  return (
    <article className="container-page pt-4 md:pt-6">
      <PageMeta title={texts.of(title)} description={texts.description(title, address)} />
      <div className="print:hidden">
        <Breadcrumb
          steps={[
            { label: texts.breadcrumb.home, to: '/' },
            { label: texts.breadcrumb.projects, to: '/shop-left-sidebar' },
            { label: title, to: projectPath(property.slug) },
            { label: texts.breadcrumb.page },
          ]}
        />
      </div>
      <h1 className="mt-4 text-3xl print:mt-0">{texts.title}</h1>
      <p className="mt-1 text-ink-muted">
        {title}, {address}
      </p>
      {sheet?.unit && <p className="mt-1 font-semibold">{texts.unit.name(sheet.unit)}</p>}
      {sheet ? (
        <>
          <CostForm property={property} choices={choices} asked={asked} sheet={sheet} />
          <div className="mt-3 grid items-start gap-6 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-12 print:mt-4 print:block">
            <CostTotal sheet={sheet}>
              <CostActions
                text={`${texts.of(title)}: ${formatRupees(sheet.total)}`}
                address={sheetAddress}
                pdf={`${costPath(property.slug)}.pdf${chosen}`}
              />
            </CostTotal>
            <div className="@container min-w-0">
              <CostLines sheet={sheet} />
              <p className="mt-3 text-xs text-ink-muted">
                {texts.estimate} {advertisement}.
              </p>
              <CostPayments sheet={sheet} />
              {sheet.loan && <CostLoan loan={sheet.loan} asked={asked} />}
              <OtherReadings sheet={sheet} />
              <PrintedRules sheet={sheet} />
              <section className="mt-12 print:hidden" aria-labelledby="send">
                <h2 id="send" className="text-2xl">
                  {texts.send.title}
                </h2>
                <p className="mt-2 mb-6 text-ink-muted">{texts.send.line}</p>
                <EnquiryForm
                  propertyId={property.id}
                  submit={texts.send.submit}
                  status={property.rera?.status}
                  message={texts.send.message(formatRupees(sheet.total), sheetAddress ?? sheetPath)}
                />
              </section>
            </div>
          </div>
          <CostFoot total={sheet.total} />
        </>
      ) : (
        found && (
          <div className="mt-8 grid justify-items-start gap-5">
            <p>{texts.none}</p>
            <ButtonLink to={projectPath(property.slug)}>{texts.back}</ButtonLink>
          </div>
        )
      )}
    </article>
  );
}
