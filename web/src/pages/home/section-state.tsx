import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { homeContent } from './home.content.ts';

interface SectionStateProps {
  /** The number of items; undefined while they load. */
  count: number | undefined;
  failed: boolean;
  texts: { empty: string; failed: string };
  onRetry: () => Promise<unknown>;
}

/** The message of a section without items, or with a failure to load them. */
export function SectionState({ count, failed, texts, onRetry }: SectionStateProps) {
  if (count) return null;
  if (count === 0) return <ListMessage title={texts.empty} className="mt-8" />;
  if (!failed) return null;
  return (
    <ListMessage tone="failed" title={texts.failed} className="mt-8">
      <Button onClick={() => void onRetry().catch(() => undefined)}>{homeContent.retry}</Button>
    </ListMessage>
  );
}
