interface CloseReason<State> {
  value: string;
  label: string;
  /** The ended states that it explains; all of them by default. */
  of?: readonly State[];
  /** Whether a colleague says it in words. */
  inWords?: true;
}

/** The names of a kind’s states in order. */
export interface LeadStates<State extends string> {
  order: readonly State[];
  labels: Record<State, string>;
  /** The states that end the work. */
  ended: readonly State[];
  /** The reasons for closing, if the kind has some. */
  reasons?: readonly CloseReason<State>[];
}

export type Tone = 'waiting' | 'active' | 'good' | 'ended';

const tones: Record<string, Tone> = {
  NEW: 'waiting',
  CONTACTED: 'active',
  INTERESTED: 'active',
  VISITED: 'active',
  NEGOTIATION: 'good',
  BOOKED: 'good',
  SHORTLISTED: 'active',
  VISIT_PLANNED: 'good',
  INTERVIEW: 'good',
  HIRED: 'good',
};

export function toneOf(state: string): Tone {
  return tones[state] ?? 'ended';
}

/** The reasons for a state; none where it needs none. */
export function reasonsFor<State extends string>({ ended, reasons = [] }: LeadStates<State>, state: State) {
  return ended.includes(state) ? reasons.filter(({ of }) => !of || of.includes(state)) : [];
}

/** The label of a state; a newer server may send an unknown one. */
export function stateLabel(labels: Record<string, string>, state: string | null | undefined): string {
  return labels[state ?? ''] ?? state ?? '';
}

export function isOverdue(nextAt: string | null | undefined, now = Date.now()): boolean {
  return nextAt !== null && nextAt !== undefined && Date.parse(nextAt) < now;
}
