/** Shows the fraction of an upload that has been sent, 0 to 1. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <div className="flex items-center gap-3 text-dense">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 min-w-24 flex-1 overflow-hidden rounded-full bg-pine-soft"
      >
        <div
          className="h-full origin-left rounded-full bg-pine transition-transform duration-150"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <span className="min-w-10 text-right font-semibold whitespace-nowrap tabular-nums">{percent} %</span>
    </div>
  );
}
