import { formatDay } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import { Panel } from '../../../office-kit/panel.tsx';
import { dutyContent } from './duty.content.ts';
import { useAnswerTimesQuery } from './duty.generated.ts';
import type { AnswerTimesQuery } from './duty.generated.ts';

const texts = dutyContent.times;
const cellClass = 'px-1 py-2.5 tabular-nums first:pl-0 last:pr-0 sm:px-2';
const figureClass = `${cellClass} text-right`;

/** How fast each colleague answered new leads, week by week. */
export function AnswerTimesPanel() {
  const { data } = useAnswerTimesQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { promisedMinutes, weeks } = data.answerTimes;
  return (
    <Panel title={texts.title} line={weeks.length > 0 ? texts.line(promisedMinutes) : texts.none}>
      {weeks.length > 0 && (
        <table className="w-full text-dense">
          <thead>
            <tr className="text-xs text-ink-muted">
              {texts.columns.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-1 pb-2 align-bottom font-semibold first:pl-0 last:pr-0 sm:px-2 ${index < 2 ? 'text-left' : 'text-right'} ${index === 0 ? 'max-sm:hidden' : ''}`}
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
  const day = formatDay(week).replace(/ \d{4}$/, '');
  return (
    <tr className="border-t border-line">
      <td className={`${cellClass} max-sm:hidden`}>{day}</td>
      <th scope="row" className={`${cellClass} text-left font-semibold`}>
        {name ?? texts.nobody}
        <span className="block text-xs font-normal text-ink-muted sm:hidden">{day}</span>
      </th>
      <td className={figureClass}>{indianNumber(leads)}</td>
      <td className={figureClass}>{attemptMinutes === null ? '–' : texts.minutes(attemptMinutes)}</td>
      <td className={figureClass}>{reachedMinutes === null ? '–' : texts.minutes(reachedMinutes)}</td>
      <td className={figureClass}>{judged === 0 ? '–' : texts.share(inTime, judged)}</td>
    </tr>
  );
}
