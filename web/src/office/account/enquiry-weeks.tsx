import type { ContactSource } from 'domain/schema.generated.ts';
import { formatDayOfYear } from 'domain/text/format.ts';
import { StackedBars } from '../../office-kit/stacked-bars.tsx';
import type { BarSeries } from '../../office-kit/stacked-bars.tsx';
import { accountContent } from './account.content.ts';
import type { DashboardQuery } from './dashboard.generated.ts';

const { weeks: texts } = accountContent.dashboard;

type Weeks = NonNullable<DashboardQuery['dashboard']['leads']>['weeks'];

const own: Partial<Record<ContactSource, string>> = {
  ENQUIRY: 'enquiry',
  CONTACT: 'contact',
  CONSULTATION: 'consultation',
  AGENT: 'agent',
};

const series: BarSeries[] = [
  { key: 'enquiry', label: texts.series.enquiry, fill: 'fill-pine', swatch: 'bg-pine' },
  { key: 'contact', label: texts.series.contact, fill: 'fill-brass', swatch: 'bg-brass' },
  { key: 'consultation', label: texts.series.consultation, fill: 'fill-field-line', swatch: 'bg-field-line' },
  { key: 'agent', label: texts.series.agent, fill: 'fill-danger', swatch: 'bg-danger' },
  { key: 'other', label: texts.series.other, fill: 'fill-ink-muted', swatch: 'bg-ink-muted' },
];

/** The number of enquiries per week, by form. */
export function EnquiryWeeks({ weeks }: { weeks: Weeks }) {
  const bars = weeks.map(({ startsAt, sources }) => {
    const values: Record<string, number> = {};
    for (const { source, count } of sources) {
      const key = own[source] ?? 'other';
      values[key] = (values[key] ?? 0) + count;
    }
    const day = formatDayOfYear(startsAt);
    return { label: texts.weekOf.replace('{day}', day), shortLabel: day, values };
  });
  return <StackedBars title={texts.title} barTitle={texts.week} series={series} bars={bars} texts={texts} />;
}
