import { sharedContent } from './shared-shortlist.content.ts';
import type { SharedListFragment } from './shared-list.generated.ts';

type Home = SharedListFragment['homes'][number];
type Thumb = Home['thumbs'][number]['thumb'];

/** The first names of those who gave this thumb. */
export function namesOf({ thumbs }: Pick<Home, 'thumbs'>, thumb: Thumb): string[] {
  return thumbs.filter((one) => one.thumb === thumb).map(({ person }) => person.name);
}

/** The homes that are hidden, or those that are not: as added, or those with the most thumbs up first. */
export function homesOf(
  { homes }: Pick<SharedListFragment, 'homes'>,
  { hidden, byThumbs }: { hidden: boolean; byThumbs: boolean },
): Home[] {
  const part = homes.filter(({ hiddenBy }) => (hiddenBy !== null) === hidden);
  if (!byThumbs) return part;
  const [up, down] = (['UP', 'DOWN'] as const).map((thumb) => (home: Home) => namesOf(home, thumb).length);
  const score = (home: Home) => (up?.(home) ?? 0) - (down?.(home) ?? 0);
  return part.toSorted((one, other) => score(other) - score(one) || (up?.(other) ?? 0) - (up?.(one) ?? 0));
}

const { thumbsUp, thumbsDown } = sharedContent.enquiry;
/** The server’s limit on the words of one home in an enquiry. */
const maxWords = 2_000;

/** The homes of an enquiry: those that are neither hidden nor gone, with the words of the family if the sender wants it. */
export function enquiredHomes(list: Pick<SharedListFragment, 'homes'>, withWords: boolean) {
  return homesOf(list, { hidden: false, byThumbs: false })
    .filter(({ property }) => property)
    .map((home) => ({ propertyId: home.propertyId, words: (withWords && wordsOf(home)) || undefined }));
}

function wordsOf(home: Home): string {
  const [up, down] = [namesOf(home, 'UP'), namesOf(home, 'DOWN')];
  return [
    ...(up.length > 0 ? [`${thumbsUp}: ${up.join(', ')}`] : []),
    ...(down.length > 0 ? [`${thumbsDown}: ${down.join(', ')}`] : []),
    ...home.notes.map(({ person, text }) => `${person.name}: ${text}`),
  ]
    .join('\n')
    .slice(0, maxWords);
}
