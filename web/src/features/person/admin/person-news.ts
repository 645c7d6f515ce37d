import { formatAgo } from '../../../office-kit/moments.ts';
import type { AdminPeopleQuery } from './people.generated.ts';
import { reasonLabels } from './person-states.ts';
import { personContent } from './person.content.ts';

type News = AdminPeopleQuery['people']['items'][number]['news'];

const texts = personContent.row;

/** What the latest enquiry means, if it is not the first. */
export function newsWords(news: News): string | null {
  if (news?.kind === 'ASKED_AGAIN') return [texts.askedAgain, news.about].filter(Boolean).join(': ');
  if (news?.kind !== 'CAME_BACK') return null;
  if (!news.since) return texts.cameBack;
  return texts.cameBackAfter(formatAgo(news.since), news.reason ? reasonLabels[news.reason] : undefined);
}
