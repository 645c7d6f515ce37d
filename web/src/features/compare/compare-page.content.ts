export const comparePageContent = {
  title: 'Compare',
  description:
    'Homes side by side: what they cost in all, own money, instalment, carpet area, possession and more.',
  line: 'Home by home, with what each really costs.',
  empty: {
    title: 'Nothing to compare yet',
    line: 'Open a project and choose “Compare”. You can compare up to four.',
    projects: 'See all projects',
  },
  region: 'Comparison, can be scrolled sideways',
  caption: 'The chosen homes side by side',
  project: 'Project',
  remove: 'Remove',
  home: 'Home',
  choose: 'Choose another home',
  better: 'better',
  best: 'best',
  legend: 'marks the better figure in a row.',
  assumed:
    'All-in counts one parking space, a man as the buyer and no extra charge of location; the instalment is that of the largest loan.',
  onRequest: 'On Request',
  rows: {
    price: 'Price',
    allIn: 'All-in',
    ownMoney: 'Own money needed',
    instalment: 'Instalment a month',
    carpet: 'Carpet area',
    perSquareFoot: 'Price per sq ft (carpet)',
    possession: 'Possession',
    metro: 'Nearest metro',
    delay: 'Builder’s delay',
    free: 'Homes free',
    today: 'There today',
    otherArea: 'Other areas',
    status: 'Status',
    pricedAt: 'Price as on',
    rera: 'RERA number',
    locality: 'Locality',
  },
  without: (names: string) => `without ${names}`,
  withoutMany: (count: number) => `${count} charges that are not known`,
  loan: (percent: number, years: number) => `${percent} %, ${years} years`,
  metro: (name: string, metres: number) => {
    const far = metres < 1_000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1_000).toFixed(1)} km`;
    return `${name}, ${far} straight`;
  },
  delay: (least: number, most: number, projects: number) => {
    const months = least === most ? String(most) : `${least}–${most}`;
    const late = most === 0 ? 'On time' : `${months} ${most === 1 ? 'month' : 'months'} late`;
    return `${late}, ${projects === 1 ? '1 project' : `${projects} projects`}`;
  },
  amenities: 'Amenities',
  yes: 'Yes',
  no: 'No',
  unknown: 'Not stated',
  another: 'Add another project',
  share: 'Share',
  toFamily: 'Send to family',
  copied: 'The link is copied.',
  notCopied: 'Please copy the address of this page.',
  enquire: (count: number) =>
    count === 1 ? 'Enquire' : count === 2 ? 'Enquire about both' : 'Enquire about all',
  names: (names: readonly string[]) => new Intl.ListFormat('en-IN').format(names),
  message: (homes: string) => `I am comparing ${homes}. Please call me.`,
};
