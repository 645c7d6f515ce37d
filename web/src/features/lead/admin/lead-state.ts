/** The names of a kind’s states in order. */
export interface LeadStates<State extends string> {
  order: readonly State[];
  labels: Record<State, string>;
  /** The states that end the work. */
  ended: readonly State[];
  /** The reasons for closing, if the kind has some. */
  reasons?: readonly { value: string; label: string }[];
}

export type Tone = 'waiting' | 'active' | 'good' | 'ended';

const tones: Record<string, Tone> = {
  NEW: 'waiting',
  CONTACTED: 'active',
  SHORTLISTED: 'active',
  VISIT_PLANNED: 'good',
  INTERVIEW: 'good',
  HIRED: 'good',
};

export function toneOf(state: string): Tone {
  return tones[state] ?? 'ended';
}

/** The label of a state; a newer server may send an unknown one. */
export function stateLabel(labels: Record<string, string>, state: string | null | undefined): string {
  return labels[state ?? ''] ?? state ?? '';
}

export function isOverdue(nextAt: string | null | undefined, now = Date.now()): boolean {
  return nextAt !== null && nextAt !== undefined && Date.parse(nextAt) < now;
}
