import type { FieldMessages } from '../../base/errors.ts';
import type { BuilderCheck, TrackRecordEntry } from './builder.type.ts';
import { isDay } from 'domain/text/day.ts';
import type { BuilderInput } from './builder.input.ts';

const noDay = 'is a date that does not exist';

/** What contradicts the calendar, or itself. The sentence names the project or the check. */
export function wrongBuilder(input: BuilderInput, today: string): FieldMessages {
  const { since, trackRecord, checks } = input;
  const ahead = since !== undefined && Number.isInteger(since) && since > Number(today.slice(0, 4));
  return {
    ...(ahead && { since: 'This year is in the future.' }),
    ...firstWrong('trackRecord', trackRecord, (entry) => wrongEntry(entry, today)),
    ...firstWrong('checks', checks, (check) => wrongCheck(check, today)),
  };
}

function firstWrong<Entry extends object>(
  field: 'trackRecord' | 'checks',
  entries: Entry[] | undefined,
  find: (entry: Entry) => string | undefined,
): FieldMessages {
  if (!Array.isArray(entries)) return {};
  const sentence = entries.map((entry) => find(entry)).find(Boolean);
  const seen = new Set<string>();
  const doubled = entries
    .map((entry) => ('project' in entry ? String(entry.project).toLowerCase() : ''))
    .find((name) => name && (seen.has(name) || !seen.add(name)));
  if (sentence) return { [field]: sentence };
  return doubled ? { [field]: 'Each project can be listed once.' } : {};
}

function wrongEntry(entry: Partial<TrackRecordEntry>, today: string): string | undefined {
  const { project = 'A project', launchedOn, promisedOn, deliveredOn, sourceAddress } = entry;
  const days = { 'The launch': launchedOn, 'The promised day': promisedOn, 'The actual day': deliveredOn };
  for (const [name, day] of Object.entries(days))
    if (typeof day === 'string' && !isDay(day)) return `${project}: ${name} ${noDay}.`;
  if (!sourceAddress) return `${project}: Please give the address of the source.`;
  if (deliveredOn && deliveredOn > today)
    return `${project}: The actual day is in the future. Leave it empty until possession begins.`;
  if (launchedOn && launchedOn > today) return `${project}: The launch is in the future.`;
  if (launchedOn && promisedOn && promisedOn < launchedOn)
    return `${project}: The promise is earlier than the launch.`;
  if (launchedOn && deliveredOn && deliveredOn < launchedOn)
    return `${project}: The actual day is earlier than the launch.`;
  return undefined;
}

function wrongCheck({ checkedOn }: BuilderCheck, today: string): string | undefined {
  if (typeof checkedOn !== 'string') return undefined;
  if (!isDay(checkedOn)) return `The day of a check ${noDay}.`;
  return checkedOn > today ? 'A check cannot be in the future.' : undefined;
}
