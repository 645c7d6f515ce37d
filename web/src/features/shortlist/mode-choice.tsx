import { shareContent } from './share.content.ts';

const texts = shareContent.mode;
export const shareModes = ['TOGETHER', 'READ_ONLY'] as const;
type Mode = (typeof shareModes)[number];

/** What people with the link may do. */
export function ModeChoice({ chosen, onChoose }: { chosen: Mode; onChoose?: (mode: Mode) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{texts.label}</legend>
      {shareModes.map((mode) => (
        <label
          key={mode}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-line bg-card px-4 py-3 has-checked:border-pine has-checked:bg-pine-soft"
        >
          <input
            type="radio"
            name="mode"
            value={mode}
            className="mt-0.5 size-5 shrink-0"
            {...(onChoose
              ? { checked: chosen === mode, onChange: () => onChoose(mode) }
              : { defaultChecked: chosen === mode })}
          />
          <span>
            <span className="block text-sm font-semibold">{texts[mode].label}</span>
            <span className="block text-xs text-ink-muted">{texts[mode].line}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
