import { formatDay } from 'domain/text/format.ts';
import { Panel } from '../../../office-kit/panel.tsx';
import { dutyContent } from './duty.content.ts';
import { useAnswerTimesQuery } from './duty.generated.ts';
import type { AnswerTimesQuery } from './duty.generated.ts';

const texts = dutyContent.times;
const cellClass = 'px-2 py-2.5 text-right whitespace-nowrap tabular-nums first:pl-0 last:pr-0';

/** How fast each colleague answered new leads, week by week. */
export function AnswerTimesPanel() {
  const { data } = useAnswerTimesQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { promisedMinutes, weeks } = data.answerTimes;
  return (
    <Panel title={texts.title} line={weeks.length > 0 ? texts.line(promisedMinutes) : texts.none}>
      {weeks.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-dense">
            <thead>
              <tr className="text-xs text-ink-muted">
                {texts.columns.map((name, index) => (
                  <th
                    key={name}
                    scope="col"
                    className={`px-2 pb-2 font-semibold first:pl-0 last:pr-0 ${index < 2 ? 'text-left' : 'text-right'}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((row) => (
                <WeekRow key={`${row.week} ${row.name ?? ''}`} {...row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function WeekRow({
  week,
  name,
  leads,
  attemptMinutes,
  reachedMinutes,
  inTime,
  judged,
}: AnswerTimesQuery['answerTimes']['weeks'][number]) {
  return (
    <tr className="border-t border-line">
      <td className={`${cellClass} text-left`}>{formatDay(week)}</td>
      <th scope="row" className={`${cellClass} text-left font-semibold`}>
        {name ?? texts.nobody}
      </th>
      <td className={cellClass}>{leads.toLocaleString('en-IN')}</td>
      <td className={cellClass}>{attemptMinutes === null ? '–' : texts.minutes(attemptMinutes)}</td>
      <td className={cellClass}>{reachedMinutes === null ? '–' : texts.minutes(reachedMinutes)}</td>
      <td className={cellClass}>{judged === 0 ? '–' : texts.share(inTime, judged)}</td>
    </tr>
  );
}
