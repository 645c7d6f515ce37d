import { Link } from 'react-router';
import { accountContent } from './account.content.ts';
import { Panel } from './dashboard-leads.tsx';
import type { DashboardQuery } from './dashboard.generated.ts';

const texts = accountContent.dashboard;

type Content = NonNullable<DashboardQuery['dashboard']['content']>;
type Interest = Content['mostViewed'][number];

/** What editors look at first: what is liked, and what is not complete. */
export function DashboardContent({ content }: { content: Content }) {
  const { mostViewed, mostEnquired, withoutPictures, propertiesWithoutPictures } = content;
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-3">
      <Panel title={texts.mostViewed}>
        <Interests items={mostViewed} number="viewCount" empty={texts.noViews} />
      </Panel>
      <Panel title={texts.mostEnquired}>
        <Interests items={mostEnquired} number="enquiryCount" empty={texts.noEnquiriesYet} />
      </Panel>
      <Panel
        title={texts.withoutPictures.replace('{count}', propertiesWithoutPictures.toLocaleString('en-IN'))}
      >
        <Interests items={withoutPictures} empty={texts.allHavePictures} />
      </Panel>
    </div>
  );
}

interface InterestsProps {
  items: readonly Interest[];
  number?: 'viewCount' | 'enquiryCount';
  empty: string;
}

function Interests({ items, number, empty }: InterestsProps) {
  if (items.length === 0) return <p className="px-5 pb-5 text-dense text-ink-muted">{empty}</p>;
  return (
    <ol className="text-dense">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex items-center justify-between gap-4 border-t border-line px-5 py-1.5"
        >
          <Link
            to={`/my-account/properties/${item.id}/edit`}
            className="flex min-h-11 min-w-0 items-center font-medium [overflow-wrap:anywhere] underline-offset-4 hover:underline md:min-h-8"
          >
            {item.title}
          </Link>
          {number && (
            <span className="shrink-0 font-semibold text-brass-deep tabular-nums">
              {item[number].toLocaleString('en-IN')}
              <span className="sr-only"> {texts.units[number]}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
