import { plainTyped } from 'domain/text/typed-text.ts';
import type { ProgressLine } from '../property/progress-lines.ts';
import type { TowerTerms } from '../property/inventory/tower.type.ts';
import { PaymentPlanKind } from '../property/terms/cost-terms.type.ts';
import type { CostTerms, PaymentMilestone } from '../property/terms/cost-terms.type.ts';

/** Since when a stage is reached at the latest, and where. */
export interface ReachedStage {
  /** The day of the photograph or the certificate that shows it, as YYYY-MM-DD. */
  by: string;
  /** The towers that it was seen in, if the home may lie in another; empty for the home itself. */
  towers: string[];
}

interface Site {
  /** The tower of the home; null if no unit was chosen. */
  tower: string | null;
  /** All towers of the project, as far as they are known. */
  towers: readonly Pick<TowerTerms, 'name' | 'certificateDate'>[];
}

/**
 * For each payment of a plan, in order: since when construction photographs or the certificate of a tower show its stage, or
 * null. A stage that is reached lies behind all stages that the plan has before it. A photograph of one tower speaks of the
 * homes in that tower; one without a tower speaks of the whole site.
 */
export function reachedStages(
  { paymentPlan, paymentPlanKind }: CostTerms,
  photographs: readonly ProgressLine[],
  { tower, towers }: Site,
): (ReachedStage | null)[] {
  const plan = paymentPlan ?? [];
  const last = plan.findLast((milestone) => isStage(milestone, paymentPlanKind))?.name;
  const certificates = towers.flatMap(({ name, certificateDate: takenOn }) =>
    takenOn && last ? [{ takenOn, tower: name, text: '', stage: last }] : [],
  );
  const lines = [...photographs, ...certificates].sort((one, other) =>
    one.takenOn.localeCompare(other.takenOn),
  );
  const seen = lines.flatMap(placed).flatMap((line) => {
    const index = plan.findIndex(
      (milestone) => isStage(milestone, paymentPlanKind) && shows(line, milestone),
    );
    return index < 0 ? [] : [{ ...line, index }];
  });
  return plan.map((milestone, place) => {
    const follows = paymentPlanKind === PaymentPlanKind.CONSTRUCTION_LINKED || milestone.whenReached;
    const shown = isStage(milestone, paymentPlanKind)
      ? seen.filter(({ index }) => index === place || (follows && index > place))
      : [];
    const home = shown.find((line) => !line.tower || (tower !== null && isTower(line.tower, tower)));
    if (home) return { by: home.takenOn, towers: [] };
    if (tower !== null || shown.length === 0) return null;
    // The earliest photograph of each tower; the site is there once all known towers are.
    const first = shown.filter(
      ({ tower: name }, at) => shown.findIndex((one) => isTower(one.tower, name)) === at,
    );
    const by = first.at(-1)?.takenOn ?? '';
    const isWhole =
      towers.length > 0 && towers.every(({ name }) => first.some((one) => isTower(one.tower, name)));
    return { by, towers: isWhole ? [] : first.flatMap(({ tower: name }) => name ?? []) };
  });
}

/** A photograph with the tower that its line names, if it has none; one that names several is left out. */
function placed(line: ProgressLine): ProgressLine[] {
  if (line.tower) return [line];
  const [tower = null, ...more] = line.text.match(named) ?? [];
  return more.length > 0 || /\b(?:towers|blocks|wings)\b/i.test(line.text) ? [] : [{ ...line, tower }];
}

/** Whether a payment waits for the construction: not that at the booking, by the calendar, or at possession. */
function isStage(
  { month = null, whenReached }: PaymentMilestone,
  kind: CostTerms['paymentPlanKind'],
): boolean {
  return Boolean(whenReached) || (month !== null && month > 0 && kind !== PaymentPlanKind.TIME_LINKED);
}

/** Whether a photograph shows a stage: it was chosen, or the line below the photograph says that just this is done. */
function shows({ stage, text }: ProgressLine, { name }: PaymentMilestone): boolean {
  if (stage) return wordsOf(stage) === wordsOf(name);
  return done.test(text) && !open.test(text) && stageWords(text) === stageWords(name);
}

/** The words that say that a stage is there, and those that say that it is not yet, or not wholly. */
const done = /\b(?:cast|casted|laid|poured|done|completed?|finished|reached)\b/i;
const open =
  /\b(?:not|no|yet|before|until|till|soon|next|will|to be|being|ongoing|under|partly|half|almost|nearly|start\w*|beg[iu]n\w*|progress|expected|planned|except)\b|[?%]/i;
const aside =
  /\b(?:is|are|has|have|been|was|now|the|of|on|in|a|cast|casted|casting|laid|laying|poured|done|completed?|completion|finished|reached|reaching)\b/g;
/** A tower that a line names: “Tower B”, “Block 2”. */
const named = /\b(?:tower|block|wing)s?[ -]+(?:[a-z]|[a-z]?-?\d{1,2}[a-z]?)\b/gi;

function wordsOf(text: string): string {
  return plainTyped(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** What a text is about, in any order of its words; “of 30” after a floor only says how many there will be. */
function stageWords(text: string): string {
  const words = wordsOf(text)
    .replace(/(?<=\d(?:st|nd|rd|th)? floor.*) of \d+\b/, ' ')
    .replace(named, ' ')
    .replace('roof slab', 'roof')
    .replace(aside, ' ');
  return [...new Set(words.split(' ').filter(Boolean))].sort().join(' ');
}

function isTower(one: string | null, other: string | null): boolean {
  const plain = (name: string | null) => wordsOf(name ?? '').replace(/^(?:tower|block|wing) /, '');
  return plain(one) === plain(other);
}
