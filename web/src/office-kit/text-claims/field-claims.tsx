import { textClaimsContent as texts } from './text-claims.content.ts';
import type { TextClaim } from './use-text-claims.ts';

/** The claims of one field, below it. */
export function FieldClaims({ claims, field }: { claims: readonly TextClaim[]; field: string }) {
  const own = claims.filter((one) => one.field === field);
  return (
    <div role="status">
      {own.map(({ sentence, claim }) => (
        <p
          key={sentence}
          className="mt-1.5 rounded-field bg-brass-soft px-3 py-2 text-sm [overflow-wrap:anywhere] text-brass-deep"
        >
          {texts.line(sentence, claim)}
        </p>
      ))}
    </div>
  );
}
