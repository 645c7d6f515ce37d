import type { GateReasonInput } from 'domain/schema.generated.ts';

const prefix = 'gateReasons.';

/** The name of the field for the reason that a check asks for. */
export const reasonName = (check: number) => `${prefix}${check}`;

export const isReason = (name: string) => name.startsWith(prefix);

/** The reasons that are typed in a form. */
export function readReasons(form: FormData): GateReasonInput[] {
  return [...form].flatMap(([name, value]) => {
    const reason = typeof value === 'string' ? value.trim() : '';
    return isReason(name) && reason ? [{ check: Number(name.slice(prefix.length)), reason }] : [];
  });
}
