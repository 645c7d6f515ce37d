import { stateOf } from '../../testing/state.ts';
import { StoryCard } from './story-card.tsx';

export default { title: 'Cards/Story' };

const story = {
  __typename: 'Blog' as const,
  ...{ id: 'b1', slug: 'reading-a-plan', title: 'Reading a plan', description: 'Carpet area first.' },
  ...{ publishAt: '2026-01-05T05:30:00.000Z', writtenBy: 'Meera Bhatnagar', tags: [], image: null },
};

export const Dated = stateOf(() => <StoryCard blog={story} eager={false} />);
export const WithoutDate = stateOf(() => <StoryCard blog={{ ...story, publishAt: null }} eager={false} />);
