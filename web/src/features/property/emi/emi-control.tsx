import { useId, useState } from 'react';
import { groupRupees } from 'domain/text/format.ts';
import { emiContent } from './emi.content.ts';

interface EmiControlProps {
  label: string;
  /** The value in spoken form, beside the label. */
  spoken?: string;
  unit: string;
  unitFirst?: boolean;
  value: number;
  min: number;
  max: number;
  /** The step of the slider; the field accepts all values between. */
  step: number;
  /** Whether it is shown in Indian groups; typed groups are read in any case. */
  grouped?: boolean;
  /** Whether it has no decimals. */
  whole?: boolean;
  onChange: (value: number) => void;
}

/** A number field with a slider. A valid number counts at once; leaving the field corrects any other text. */
export function EmiControl(props: EmiControlProps) {
  const { label, spoken, unit, unitFirst = false, value, min, max, step, onChange } = props;
  const { whole = false, grouped = false } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();

  function type(text: string) {
    setTyped(text);
    const number = Number(grouped ? text.replaceAll(/[,\s]/g, '') : text);
    if (text.trim() === '' || !Number.isFinite(number)) return;
    onChange(Math.min(max, Math.max(min, whole ? Math.round(number) : number)));
  }

  /** The last position selects the maximum, even if it is no multiple of the step. */
  function slide(position: number) {
    setTyped(undefined);
    onChange(position + step > max ? max : position);
  }

  const unitText = (
    <span aria-hidden="true" className="text-sm text-ink-muted">
      {unit}
    </span>
  );
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm">
          {label}
          {spoken && <span className="ml-2 text-xs text-ink-muted">{spoken}</span>}
        </label>
        <span className="flex items-center gap-1.5">
          {unitFirst && unitText}
          <input
            id={id}
            type={grouped ? 'text' : 'number'}
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed ?? (grouped ? groupRupees(value) : value)}
            min={grouped ? undefined : min}
            max={grouped ? undefined : max}
            step={grouped ? undefined : 'any'}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(undefined)}
            className={`${unitFirst ? 'w-30' : 'w-18'} min-h-11 [appearance:textfield] rounded-field border border-field-line/55 bg-card px-2.5 text-right text-sm font-semibold tabular-nums hover:border-field-line [&::-webkit-inner-spin-button]:appearance-none`}
          />
          {!unitFirst && unitText}
        </span>
      </div>
      <input
        type="range"
        aria-label={`${label} (${emiContent.slider})`}
        aria-valuetext={spoken ?? `${value} ${unit}`}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={({ target }) => slide(Number(target.value))}
        className="mt-1 h-8 w-full cursor-pointer touch-pan-y accent-pine pointer-coarse:-mb-3 pointer-coarse:h-11"
      />
    </div>
  );
}
