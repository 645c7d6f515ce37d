/** The measures of this process, in the text format of Prometheus. */
const measures = new Map<string, () => string[]>();

type Labels = readonly string[];

/** Joins label values to a key, and takes them apart again. */
const separator = '\u0000';

function register(name: string, type: string, help: string, read: () => string[]): void {
  measures.set(name, () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...read()]);
}

function line(name: string, labels: Labels, values: Labels, value: number): string {
  const pairs = labels.map((label, place) => `${label}="${escape(values[place] ?? '')}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

function escape(value: string): string {
  return value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
}

export interface Counter {
  /** Adds one for these label values; their number must be bounded. */
  add(...values: string[]): void;
}

/** A number that only grows while the process lives. */
export function counter(name: string, help: string, labels: Labels = []): Counter {
  const counts = new Map<string, number>();
  register(name, 'counter', help, () =>
    [...counts].map(([key, count]) => line(name, labels, key.split(separator), count)),
  );
  return {
    add(...values) {
      const key = values.join(separator);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}

/** A number that is read when it is asked for; undefined leaves it out. */
export function gauge(name: string, help: string, read: () => number | undefined): void {
  register(name, 'gauge', help, () => {
    const value = read();
    return value === undefined ? [] : [line(name, [], [], value)];
  });
}

export interface Histogram {
  /** Notes a duration in milliseconds for these label values; their number must be bounded. */
  observe(ms: number, ...values: string[]): void;
}

const limitsMs = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

/** Durations, counted by how long they took; the output is in seconds. */
export function histogram(name: string, help: string, labels: Labels = []): Histogram {
  const series = new Map<string, { counts: number[]; sum: number; count: number }>();
  register(name, 'histogram', help, () =>
    [...series].flatMap(([key, { counts, sum, count }]) => {
      const values = key.split(separator);
      const upTo = limitsMs.map((limit, place) =>
        line(`${name}_bucket`, [...labels, 'le'], [...values, String(limit / 1000)], total(counts, place)),
      );
      return [
        ...upTo,
        line(`${name}_bucket`, [...labels, 'le'], [...values, '+Inf'], count),
        line(`${name}_sum`, labels, values, sum / 1000),
        line(`${name}_count`, labels, values, count),
      ];
    }),
  );
  return {
    observe(ms, ...values) {
      const key = values.join(separator);
      let one = series.get(key);
      if (!one) series.set(key, (one = { counts: limitsMs.map(() => 0), sum: 0, count: 0 }));
      one.sum += ms;
      one.count += 1;
      const place = limitsMs.findIndex((limit) => ms <= limit);
      if (place >= 0) one.counts[place] = (one.counts[place] ?? 0) + 1;
    },
  };
}

function total(counts: readonly number[], last: number): number {
  return counts.slice(0, last + 1).reduce((sum, count) => sum + count, 0);
}

/** All measures of this process as text. Each has the label `process`, if there are several. */
export function ownMetrics(process?: string): string {
  const lines = [...measures.values()].flatMap((read) => read());
  const told = process ? lines.map((one) => withLabel(one, `process="${escape(process)}"`)) : lines;
  return told.join('\n');
}

function withLabel(text: string, label: string): string {
  if (text.startsWith('#')) return text;
  return text.replace(
    /^(\w+)(?:\{(.+)\})? (?=\S+$)/,
    (_all, name: string, others?: string) => `${name}{${[label, ...(others ? [others] : [])].join(',')}} `,
  );
}

/** Gauges that are read elsewhere, such as in the database, and that belong to no process. */
export function commonMetrics(gauges: Record<string, { help: string; value: number }>): string {
  return Object.entries(gauges)
    .flatMap(([name, { help, value }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      line(name, [], [], value),
    ])
    .join('\n');
}

/** Joins texts of measures: the format wants all lines of a measure together, below one explanation. */
export function joinMetrics(texts: readonly string[]): string {
  const families = new Map<string, { head: string[]; lines: string[] }>();
  for (const text of texts) {
    let family: { head: string[]; lines: string[] } | undefined;
    let isNew = false;
    for (const one of text.split('\n')) {
      const [, sign, name = ''] = /^# (HELP|TYPE) (\w+)/.exec(one) ?? [];
      if (sign === 'HELP') {
        isNew = !families.has(name);
        family = families.get(name) ?? { head: [], lines: [] };
        families.set(name, family);
      }
      if (!sign) family?.lines.push(one);
      else if (isNew) family?.head.push(one);
    }
  }
  return `${[...families.values()].flatMap(({ head, lines }) => [...head, ...lines]).join('\n')}\n`;
}

let gather: (() => Promise<string[]>) | undefined;

/** Sets how the measures of the other processes of this start are read. */
export function gatherWith(read: () => Promise<string[]>): void {
  gather = read;
}

/** The measures of the other processes of this start; none if this is the only one. */
export function otherMetrics(): Promise<string[]> {
  return gather?.() ?? Promise.resolve([]);
}
