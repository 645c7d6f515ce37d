import { Button } from '../../ui/button.tsx';

interface LoadFailedProps {
  text: string;
  retryLabel: string;
  retry: () => Promise<unknown>;
}

/** Says that something could not be loaded, with a button to try again. */
export function LoadFailed({ text, retryLabel, retry }: LoadFailedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{text}</p>
      <Button
        onClick={() => {
          // The query shows the error itself if it fails again.
          retry().catch(() => undefined);
        }}
      >
        {retryLabel}
      </Button>
    </div>
  );
}
