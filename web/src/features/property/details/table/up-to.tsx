import { useEffect, useEffectEvent, useRef } from 'react';
import { Form } from 'react-router-dom';
import { spokenRupees } from 'domain/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { availabilityContent } from './availability.content.ts';
import { allInStops, chosenHomes, isChosen, mostAllIn } from './free-homes.ts';
import type { FreeHome } from './free-homes.ts';
import { useAsked } from './use-asked.ts';

const texts = availabilityContent.upTo;

/** The slider of the all-in price; without JavaScript a list. The address has what is chosen, as for the list of free homes. */
export function UpTo({ homes }: { homes: readonly FreeHome[] }) {
  const [asked, ask] = useAsked();
  const slider = useRef<HTMLInputElement>(null);
  const stops = allInStops(homes);
  const [first = 0, second = 0] = stops;
  const last = stops.at(-1) ?? 0;
  const most = mostAllIn(asked);
  const value = Math.min(most ?? last, last);
  const catchUp = useEffectEvent(() => {
    const shown = Number(slider.current?.value ?? value);
    if (shown !== value) slide(shown);
  });
  useEffect(() => {
    // The code of this part comes after the page, and the slider moves without it.
    catchUp();
  }, []);
  useEffect(() => {
    // Who slides is ahead of the address.
    if (slider.current && document.activeElement !== slider.current) slider.current.value = String(value);
  }, [value]);
  if (stops.length < 2) return null;
  const kept = [...asked].filter(([name, given]) => name !== 'upTo' && given);
  const words = value < last ? texts.short(spokenRupees(value)) : texts.any;

  function slide(rupees: number): void {
    const next = new URLSearchParams(kept);
    if (rupees < last) next.set('upTo', String(rupees));
    ask(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Form method="get" action="#tower" preventScrollReset replace className="pb-3">
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <label htmlFor="up-to" className="font-semibold">
          {texts.label}
        </label>
        <output className="font-semibold text-pine tabular-nums">{words}</output>
      </div>
      <input
        ref={slider}
        id="up-to"
        type="range"
        min={first}
        max={last}
        step={second - first}
        defaultValue={value}
        aria-valuetext={words}
        onChange={({ target }) => slide(Number(target.value))}
        className="mt-1 h-11 w-full max-w-md cursor-pointer touch-pan-y accent-pine [@media(scripting:none)]:hidden"
      />
      {kept.map(([name, given]) => (
        <input key={name} type="hidden" name={name} value={given} />
      ))}
      <div className="mt-1 flex gap-3 [@media(scripting:enabled)]:hidden">
        <select
          name="upTo"
          aria-label={texts.label}
          defaultValue={value < last ? value : ''}
          key={value}
          className="min-h-11 rounded-field border border-field-line/55 bg-card px-2"
        >
          <UpToOptions stops={stops} most={most} />
        </select>
        <Button type="submit" look="outline">
          {texts.show}
        </Button>
      </div>
      {isChosen(asked) && (
        <p role="status" className="text-sm">
          {availabilityContent.found(chosenHomes(homes, asked).length, homes.length)}
          {most !== null && homes.some(({ total }) => total === null) && ` ${texts.withoutAsked}`}
        </p>
      )}
    </Form>
  );
}

/** The choices of a list of all-in prices; what an address asks for is always among them. */
export function UpToOptions({ stops, most }: { stops: readonly number[]; most: number | null }) {
  const last = stops.at(-1) ?? 0;
  const below = [...new Set([...stops.slice(0, -1), ...(most && most < last ? [most] : [])])];
  return (
    <>
      <option value="">{texts.any}</option>
      {below
        .sort((one, other) => one - other)
        .map((stop) => (
          <option key={stop} value={stop}>
            {texts.short(spokenRupees(stop))}
          </option>
        ))}
    </>
  );
}
