interface Payment {
  name: string;
  month?: number | null;
  whenReached?: boolean | null;
}

/** The names of the payments in a plan that can wait for a stage of construction: not that at the booking or at possession. */
export function stageNames(plan: readonly Payment[]): string[] {
  return plan.flatMap(({ name, month, whenReached }) => (whenReached === true || month ? [name] : []));
}
