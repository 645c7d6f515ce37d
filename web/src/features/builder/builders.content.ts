interface Entry {
  project: string;
  promisedOn: string;
  deliveredOn: string | null;
  monthsLate: number | null;
}

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

export const buildersContent = {
  title: 'Builders',
  line: 'The builders whose projects we list: what they promised, when they delivered, and what we checked ourselves.',
  description:
    'Builders in Noida and Greater Noida with their track records, their projects and what we checked.',
  empty: 'No builders to show at the moment.',
  failed: { title: 'The builders could not be loaded.', retry: 'Try again' },
  sample: 'Sample: this builder does not exist.',
  sampleMark: 'sample',
  samples: 'Samples: these builders do not exist.',
  legend:
    'Each line runs from the promised month, the open circle, to the month of handing over, the full one. A dashed line is a project that is not handed over yet. The numbers are months after the promise; all builders have the same scale.',
  withoutRecord: 'We have no dated record yet of ',
  since: (year: number) => `Building since ${year}`,
  listed: (count: number) =>
    count === 0 ? 'No listed project now' : count === 1 ? '1 listed project' : `${count} listed projects`,
};

export const builderContent = {
  removed: {
    title: 'This builder is no longer listed',
    text: 'The page was removed. The projects on the site still name their builders.',
    list: { label: 'All builders', to: '/builders' },
  },
  facts: {
    since: 'Building since',
    promoterNumber: 'RERA promoter number',
    website: 'Website',
    listed: 'Listed with us',
  },
  about: 'About the builder',
  projects: 'Projects we list',
  noProjects: 'We list no project of this builder at the moment.',
  all: 'See all its projects in the search',
  record: {
    title: 'Track record',
    line: 'Promised and actual possession, with the source of each. We compute the delay to the nearest whole month.',
    legend:
      'The open circle is the promised month, the full one the month of handing over; a dashed line is a project that is not handed over yet. The numbers are months after the promise. A name leads to its source.',
    empty: 'We have no dated record of earlier projects yet.',
    project: 'Project',
    promised: 'Promised',
    actual: 'Actual',
    delay: 'Delay',
    source: 'Source',
    launched: (month: string) => `launched ${month}`,
    notYet: 'Not handed over',
  },
  checks: { title: 'What we checked', by: (name: string, day: string) => `${name}, ${day}` },
};

/** How late a project was, or is so far. */
export function delayText({ monthsLate, promisedOn, deliveredOn }: Entry): string {
  if (monthsLate === null) return 'Not due yet';
  if (!deliveredOn) return monthsLate === 0 ? 'Due now' : `${months(monthsLate)} late so far`;
  if (monthsLate === 0) return deliveredOn <= promisedOn ? 'On time' : 'Less than a month late';
  return monthsLate > 0 ? `${months(monthsLate)} late` : `${months(-monthsLate)} early`;
}

/** One sentence on all projects of a record; empty without any. */
export function recordSentence(entries: readonly Entry[]): string {
  const delivered = entries.filter(({ deliveredOn }) => deliveredOn);
  const onTime = delivered.filter(({ monthsLate }) => (monthsLate ?? 0) <= 0).length;
  const late = delivered.map(({ monthsLate }) => monthsLate ?? 0).filter((count) => count > 0);
  const overdue = entries.filter(({ deliveredOn, monthsLate }) => !deliveredOn && (monthsLate ?? 0) > 0);
  const still = overdue.map((entry) => `${entry.project} is ${delayText(entry)}.`);
  if (delivered.length === 0) return still.join(' ');
  const homes = delivered.length === 1 ? '1 project' : `${delivered.length} projects`;
  const rest = late.length === 0 ? '' : `; the longest delay was ${months(Math.max(...late))}`;
  return [
    `Of ${homes} handed over, ${onTime} came on time or up to half a month late${rest}.`,
    ...still,
  ].join(' ');
}
