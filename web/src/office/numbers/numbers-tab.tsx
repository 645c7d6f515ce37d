import { Interests } from '../account/dashboard-content.tsx';
import { Panel } from '../account/dashboard-leads.tsx';
import { accountContent } from '../account/account.content.ts';
import { EnquiryWeeks } from '../account/enquiry-weeks.tsx';
import { useListResult } from '../../office-kit/list/list-result.ts';
import { TabHeader } from '../../office-kit/tab-header.tsx';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { numbersContent as texts } from './numbers.content.ts';
import { useNumbersQuery } from './numbers.generated.ts';
import { SourceTable, TapTable } from './source-table.tsx';

const words = accountContent.dashboard;

/** What came of the site: enquiries by form and week, and the listings that were looked at and asked about most. */
export function NumbersTab() {
  const { data, failed, onRetry } = useListResult(useNumbersQuery({ fetchPolicy: 'cache-and-network' }));
  const { leads, content } = data?.dashboard ?? {};
  return (
    <>
      <TabHeader title={texts.title} line={texts.line} />
      {failed && !data && (
        <ListMessage tone="failed" title={words.failed}>
          <Button look="outline" onClick={onRetry}>
            {words.retry}
          </Button>
        </ListMessage>
      )}
      {leads && (
        <div className="rounded-card border border-line bg-card p-4 md:p-6">
          <EnquiryWeeks weeks={leads.weeks} />
        </div>
      )}
      {data && <SourceTable rows={data.enquiryReport} />}
      {data && <TapTable rows={data.tapCounts} />}
      {content && (
        <div className="mt-5 grid items-start gap-5 md:grid-cols-2">
          <Panel title={words.mostViewed}>
            <Interests items={content.mostViewed} number="viewCount" empty={words.noViews} />
          </Panel>
          <Panel title={words.mostEnquired}>
            <Interests items={content.mostEnquired} number="enquiryCount" empty={words.noEnquiriesYet} />
          </Panel>
        </div>
      )}
    </>
  );
}
