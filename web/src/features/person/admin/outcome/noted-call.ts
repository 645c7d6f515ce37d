/** A lead of which a call is asked about. */
export interface Called {
  id: string;
  name: string;
}

const name = 'called';
/** After a longer time, the colleague has done other things since. */
const longestMs = 2 * 3_600_000;

/** Notes that a colleague calls a lead, in this tab alone: a phone may drop the page during a long call. */
export function noteCall({ id, name: called }: Called): void {
  try {
    sessionStorage.setItem(
      name,
      JSON.stringify({ id, name: called, at: Date.now(), page: performance.timeOrigin }),
    );
  } catch {
    // A browser without storage asks only behind Outcome.
  }
}

/** The lead of the noted call, once; with `elsewhere`, only of one that was made before the page was loaded again. */
export function takeCall({ elsewhere = false } = {}): Called | null {
  try {
    const noted = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<
      Called & Record<'at' | 'page', number>
    >;
    if (elsewhere && noted.page === performance.timeOrigin) return null;
    sessionStorage.removeItem(name);
    const { id, name: called, at } = noted;
    return id && called && at && Date.now() - at < longestMs ? { id, name: called } : null;
  } catch {
    return null;
  }
}
