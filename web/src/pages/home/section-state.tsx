import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { homeContent } from './home.content.ts';

interface SectionStateProps {
  failed: boolean;
  text: string;
  onRetry: () => Promise<unknown>;
}

/** The message of a section whose items could not be loaded; a section without any is left out. */
export function SectionState({ failed, text, onRetry }: SectionStateProps) {
  if (!failed) return null;
  return (
    <ListMessage tone="failed" title={text} className="mt-8">
      <Button onClick={() => void onRetry().catch(() => undefined)}>{homeContent.retry}</Button>
    </ListMessage>
  );
}
