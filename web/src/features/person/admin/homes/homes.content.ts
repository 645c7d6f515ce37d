import type { HomeVerdict, VerdictReason } from 'domain/schema.generated.ts';

export const homesContent = {
  title: 'Homes',
  same: 'Who else asked',
  asked: (day: string) => `Asked ${day}`,
  sent: (day: string) => `Sent ${day}`,
  group: (title: string) => `What they think of ${title}`,
  why: (title: string) => `Why ${title} is not for them`,
  verdicts: {
    LIKES: 'Likes it',
    WANTS_VISIT: 'Wants to see it',
    SEEN: 'Seen',
    NOT_FOR_THEM: 'Not for them',
  } satisfies Record<HomeVerdict, string>,
  reasons: {
    PRICE: 'Price',
    PLACE: 'Place',
    SIZE: 'Size',
    POSSESSION: 'Possession',
    OTHER: 'Other',
  } satisfies Record<VerdictReason, string>,
};
