import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoicesLink } from './consent-fields.tsx';
import { contactContent } from './contact.content.ts';
import { keptFormContent } from './kept-form.content.ts';

interface ThankYouProps {
  /** Empty if the form waits on this device. */
  reference: string;
  /** The path of the page where a consent is taken back. */
  choicesPath?: string;
  /** The person who calls back. */
  caller?: string;
  onClose?: () => void;
}

/** Thanks after sending, with the reference to quote. */
export function ThankYou({ reference, choicesPath, caller, onClose }: ThankYouProps) {
  const { line, callerLine, referenceLabel, close } = useTexts('enquiry', contactContent).thankYou;
  const closing = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    closing.current?.focus();
  }, []);
  return (
    <div role="status" className="form-answer">
      {reference ? (
        <>
          <p>{caller ? callerLine.replace('{caller}', () => caller) : line}</p>
          <p className="mt-4 rounded-field bg-brass-soft px-4 py-3 text-brass-deep">
            {referenceLabel}:{' '}
            <strong translate="no" className="tabular-nums">
              {reference}
            </strong>
          </p>
          <ChoicesLink path={choicesPath} />
        </>
      ) : (
        <p>{keptFormContent.kept.enquiry}</p>
      )}
      {onClose && (
        <Button ref={closing} className="mt-6 w-full" onClick={onClose}>
          {close}
        </Button>
      )}
    </div>
  );
}
