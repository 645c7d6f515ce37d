import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { contactContent } from './contact.content.ts';

const { line, referenceLabel, close } = contactContent.thankYou;

/** Thanks after sending, with the reference to quote. */
export function ThankYou({ reference, onClose }: { reference: string; onClose?: () => void }) {
  const closing = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
  useEffect(() => closing.current?.focus(), []);
  return (
    <div role="status">
      <p>{line}</p>
      <p className="mt-4 rounded-field bg-brass-soft px-4 py-3 text-brass-deep">
        {referenceLabel}: <strong className="tabular-nums">{reference}</strong>
      </p>
      {onClose && (
        <Button ref={closing} className="mt-6 w-full" onClick={onClose}>
          {close}
        </Button>
      )}
    </div>
  );
}
