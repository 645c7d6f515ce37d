import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { TextAreaField } from '../../../../../ui/field.tsx';
import { propertyAdminContent } from '../../property-admin.content.ts';

const { use, bringBack } = propertyAdminContent.builder;

interface OfferedTextProps extends ComponentProps<typeof TextAreaField> {
  defaultValue: string | undefined;
  /** The text with which the form of a new property begins. */
  initial: string;
  /** A text of another property; undefined while none is known. */
  offer: { title: string; text: string } | undefined;
  /** Called when the offer fills the field, which no key does. */
  onFill: () => void;
}

/** A long text that another property may have already: a tap takes it over, and another tap brings back what stood here. */
export function OfferedText({ defaultValue = '', initial, offer, onFill, ...field }: OfferedTextProps) {
  const [text, setText] = useState(defaultValue);
  const [filled, setFilled] = useState<{ before: string; text: string } | null>(null);
  const untouched = text.trim() === '' || text.trim() === initial.trim();

  function fill(next: string, before: string | null) {
    setText(next);
    setFilled(before === null ? null : { before, text: next });
    onFill();
  }

  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <TextAreaField {...field} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <div role="status" className="-ml-3 empty:hidden">
        {filled?.text === text ? (
          <Button look="quiet" onClick={() => fill(filled.before, null)}>
            {bringBack}
          </Button>
        ) : (
          untouched &&
          offer?.text &&
          offer.text !== text && (
            <Button look="quiet" onClick={() => fill(offer.text, text)} className="text-left">
              {use(offer.title)}
            </Button>
          )
        )}
      </div>
    </div>
  );
}
