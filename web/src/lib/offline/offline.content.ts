import { formatDateTime } from 'domain/text/format.ts';

/** The sentences about pages that are shown without the network. */
export const offlineContent = {
  offline: 'You are offline.',
  late: 'The site did not answer in time.',
  back: 'You are back online.',
  from: (isoDate: string) => `This page is from ${formatDateTime(isoDate)}.`,
  away: 'We cannot reach our records at the moment.',
  mayDiffer: 'Prices and availability may have changed since.',
  renew: 'Load the current version',
};

/** What the notice of a kept page says: why it is shown, and from when it is. */
export function keptNotice(online: boolean, isoDate: string): string {
  const { offline, late, from } = offlineContent;
  return `${online ? late : offline} ${from(isoDate)}`;
}

/** What the notice says on a page that the server shows again, because its database is away. */
export function awayNotice(isoDate: string): string {
  const { away, from, mayDiffer } = offlineContent;
  return `${away} ${from(isoDate)} ${mayDiffer}`;
}
