import { useState } from 'react';
import { accentTones, deliveredTones, isColour, paperTones } from 'domain/site/accent.ts';
import { Button } from '../../ui/button.tsx';
import { brandContent as texts } from './brand.content.ts';
import { colourOfLogo } from './logo-colour.ts';

interface ColourFieldProps {
  /** Empty for the delivered colours. */
  colour: string;
  /** The address of the logo, which may give the colour. */
  logo: string | undefined;
  onChange: (colour: string) => void;
}

/** A colour with what becomes of it on light and on dark pages. */
export function ColourField({ colour, logo, onChange }: ColourFieldProps) {
  const [note, setNote] = useState<string | null>(null);
  const shown = isColour(colour) ? colour : deliveredTones.pine[0];

  async function takeFromLogo(url: string) {
    const found = await colourOfLogo(url).catch(() => undefined);
    setNote(found ? null : texts.noColour);
    if (found) onChange(found);
  }

  return (
    <div className="grid w-full justify-items-start gap-3">
      <label className="grid gap-1.5 text-sm font-semibold">
        {texts.colour}
        <input
          type="color"
          name="colour"
          value={shown}
          onChange={({ target }) => onChange(target.value)}
          className="h-11 w-24 cursor-pointer rounded-field border border-field-line bg-card p-1"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        {logo && (
          <Button look="outline" onClick={() => void takeFromLogo(logo)}>
            {texts.fromLogo}
          </Button>
        )}
        {colour && (
          <Button look="quiet" onClick={() => onChange('')}>
            {texts.delivered}
          </Button>
        )}
      </div>
      {note && (
        <p role="status" className="text-dense">
          {note}
        </p>
      )}
      {colour && <Samples colour={shown} />}
    </div>
  );
}

function Samples({ colour }: { colour: string }) {
  const { pine, 'on-pine': onPine } = accentTones(colour);
  return (
    <>
      <div className="grid w-full max-w-md grid-cols-2 gap-3">
        {(['light', 'dark'] as const).map((theme, place) => (
          <div
            key={theme}
            style={{ background: paperTones[place], color: pine[place] }}
            className="grid justify-items-start gap-2 rounded-field border border-line p-3 text-dense"
          >
            {texts.samples[theme]}
            <span
              style={{ background: pine[place], color: onPine[place] }}
              className="rounded-field px-3 py-1.5 font-semibold"
            >
              {texts.sample}
            </span>
          </div>
        ))}
      </div>
      {pine[0] !== colour && <p className="text-dense text-ink-muted">{texts.darker}</p>}
      {pine[0] === colour && pine[1] !== colour && (
        <p className="text-dense text-ink-muted">{texts.lighter}</p>
      )}
    </>
  );
}
