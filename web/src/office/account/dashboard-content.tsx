import { Link } from 'react-router-dom';
import { ruleTitle } from 'domain/rule/rule-words.ts';
import { indianNumber } from 'domain/text/number.ts';
import { formatNearDate } from '../../office-kit/moments.ts';
import { ExpiryRows } from '../expiries/expiry-rows.tsx';
import { accountContent } from './account.content.ts';
import { Panel } from './dashboard-leads.tsx';
import type { DashboardInterestFragment, DashboardQuery } from './dashboard.generated.ts';

const texts = accountContent.dashboard;

const linkClass =
  'flex min-h-11 min-w-0 items-center font-medium [overflow-wrap:anywhere] underline-offset-4 hover:underline md:min-h-8';

type EndingTokens = NonNullable<DashboardQuery['dashboard']['endingTokens']>;
type StoppedWebhooks = NonNullable<DashboardQuery['dashboard']['stoppedWebhooks']>;
type Content = NonNullable<DashboardQuery['dashboard']['content']>;

interface DashboardContentProps {
  content: Content;
  /** The API tokens that end soon, for an owner. */
  endingTokens: EndingTokens;
  /** The webhooks that were switched off by themselves, for an owner. */
  stoppedWebhooks: StoppedWebhooks;
  isOwner: boolean;
}

/** The dashboard of editors: popular and incomplete items. An owner has the popular ones among the reports. */
export function DashboardContent({ content, endingTokens, stoppedWebhooks, isOwner }: DashboardContentProps) {
  const { mostViewed, mostEnquired, withoutPictures, propertiesWithoutPictures } = content;
  const {
    rulesToEnter,
    draftCount,
    waitingDrafts,
    drafts,
    toComplete,
    openReports,
    reports,
    expiringCount,
    expiring,
  } = content;
  return (
    <div className="mt-5 grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
      {isOwner && rulesToEnter.length > 0 && (
        <Panel title={texts.toEnter}>
          <RulesToEnter rules={rulesToEnter} />
        </Panel>
      )}
      {endingTokens.length > 0 && (
        <Panel title={texts.endingTokens} to="/my-account/settings/api" linkText={texts.allTokens}>
          <Tokens tokens={endingTokens} />
        </Panel>
      )}
      {stoppedWebhooks.length > 0 && (
        <Panel title={texts.stoppedWebhooks} to="/my-account/settings/api" linkText={texts.allWebhooks}>
          <ul className="text-dense">
            {stoppedWebhooks.map(({ id, name, offAt }) => (
              <li
                key={id}
                className="flex items-center justify-between gap-4 border-t border-line px-5 py-2.5"
              >
                <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
                {offAt && (
                  <span className="shrink-0 text-ink-muted">{texts.webhookOff(formatNearDate(offAt))}</span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {expiringCount > 0 && (
        <Panel
          title={texts.expiring.replace('{count}', indianNumber(expiringCount))}
          to="/my-account/expiries"
          linkText={texts.allExpiring}
        >
          <ExpiryRows expiries={expiring} />
        </Panel>
      )}
      {openReports > 0 && (
        <Panel
          title={texts.reports.replace('{count}', indianNumber(openReports))}
          to="/my-account/reports?state=open"
          linkText={texts.allReports}
          alarming={reports.some(({ overdue }) => overdue)}
        >
          <Reports items={reports} />
        </Panel>
      )}
      {!isOwner && (
        <>
          <Panel title={texts.mostViewed}>
            <Interests items={mostViewed} number="viewCount" empty={texts.noViews} />
          </Panel>
          <Panel title={texts.mostEnquired}>
            <Interests items={mostEnquired} number="enquiryCount" empty={texts.noEnquiriesYet} />
          </Panel>
        </>
      )}
      <Panel title={texts.drafts.replace('{count}', indianNumber(draftCount))}>
        {waitingDrafts > 0 && (
          <Link
            to="/my-account/properties?publication=draft"
            className="flex min-h-11 items-center border-t border-line px-5 text-dense font-semibold text-pine underline underline-offset-4"
          >
            {texts.waiting(waitingDrafts)}
          </Link>
        )}
        <Drafts items={drafts} />
      </Panel>
      <Panel title={texts.toComplete}>
        <ToComplete items={toComplete} />
      </Panel>
      <Panel title={texts.withoutPictures.replace('{count}', indianNumber(propertiesWithoutPictures))}>
        <Interests items={withoutPictures} empty={texts.allHavePictures} />
      </Panel>
    </div>
  );
}

function RulesToEnter({ rules }: { rules: readonly string[] }) {
  return (
    <ul className="text-dense">
      {rules.map((key) => (
        <li key={key} className="border-t border-line px-5 pt-1.5 pb-3">
          <Link to={`/my-account/rules/new?rule=${key}`} className={linkClass}>
            {ruleTitle(key)}
          </Link>
          <span className="text-ink-muted">{texts.toEnterLine[key]}</span>
        </li>
      ))}
    </ul>
  );
}

function Reports({ items }: { items: Content['reports'] }) {
  return (
    <ul className="text-dense">
      {items.map(({ id, propertyTitle, answerBy, overdue }) => (
        <li key={id} className="border-t border-line px-5 pt-1.5 pb-3">
          <Link to="/my-account/reports?state=open" className={linkClass}>
            {propertyTitle}
          </Link>
          {answerBy && (
            <span className={overdue ? 'font-semibold text-danger' : 'text-ink-muted'}>
              {(overdue ? texts.reportOverdue : texts.reportDue)(formatNearDate(answerBy))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Drafts({ items }: { items: Content['drafts'] }) {
  if (items.length === 0) return <p className="px-5 pb-5 text-dense text-ink-muted">{texts.noDrafts}</p>;
  return (
    <ul className="text-dense">
      {items.map(({ id, title, isStory }) => (
        <li key={id} className="flex items-center justify-between gap-4 border-t border-line px-5 py-1.5">
          <Link to={`/my-account/${isStory ? 'blogs' : 'properties'}/${id}/edit`} className={linkClass}>
            {title}
          </Link>
          <span className="shrink-0 text-ink-muted">
            {isStory ? texts.draftKinds.story : texts.draftKinds.property}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ToComplete({ items }: { items: Content['toComplete'] }) {
  if (items.length === 0) return <p className="px-5 pb-5 text-dense text-ink-muted">{texts.allComplete}</p>;
  return (
    <>
      <ol className="text-dense">
        {items.map(({ id, title, completeness: { percent } }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-t border-line px-5 py-1.5">
            <Link to={`/my-account/properties/${id}/edit`} className={linkClass}>
              {title}
            </Link>
            <span className="shrink-0 font-semibold text-brass-deep tabular-nums">{percent} %</span>
          </li>
        ))}
      </ol>
      <Link
        to="/my-account/properties?sortBy=completeness&direction=ASCENDING"
        className="flex min-h-11 items-center border-t border-line px-5 text-dense underline underline-offset-4"
      >
        {texts.allToComplete}
      </Link>
    </>
  );
}

interface InterestsProps {
  items: readonly DashboardInterestFragment[];
  number?: 'viewCount' | 'enquiryCount';
  empty: string;
}

/** Listings in an order, with the number that orders them. */
export function Interests({ items, number, empty }: InterestsProps) {
  if (items.length === 0) return <p className="px-5 pb-5 text-dense text-ink-muted">{empty}</p>;
  return (
    <ol className="text-dense">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex items-center justify-between gap-4 border-t border-line px-5 py-1.5"
        >
          <Link to={`/my-account/properties/${item.id}/edit`} className={linkClass}>
            {item.title}
          </Link>
          {number && (
            <span className="shrink-0 font-semibold text-brass-deep tabular-nums">
              {indianNumber(item[number])}
              <span className="sr-only"> {texts.units[number]}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Tokens({ tokens }: { tokens: EndingTokens }) {
  return (
    <ul className="text-dense">
      {tokens.map(({ id, name, expiresAt }) => (
        <li key={id} className="flex items-center justify-between gap-4 border-t border-line px-5 py-2.5">
          <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="shrink-0 text-ink-muted">{texts.tokenEnds(formatNearDate(expiresAt))}</span>
        </li>
      ))}
    </ul>
  );
}
