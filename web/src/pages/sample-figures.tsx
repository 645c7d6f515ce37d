import { useCompanyFactsQuery } from '../lib/site-texts.generated.ts';

/** Says that the figures above it are samples, as long as they are. */
export function SampleFigures({ className = '' }: { className?: string }) {
  const { data } = useCompanyFactsQuery();
  if (!data?.settings.factsAreSamples) return null;
  return (
    <p className={`mt-3 text-xs text-ink-muted ${className}`}>
      These are sample figures for this demonstration.
    </p>
  );
}
