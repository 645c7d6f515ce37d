import { formatDay } from 'domain/text/format.ts';
import { parseCompletion } from 'domain/property/parse-facts.ts';
import type { FieldMessages } from '../../../base/errors.ts';
import { isDay } from 'domain/text/day.ts';
import { BuildStage } from './facts.type.ts';
import type { PropertyInput } from '../property.input.ts';
import { lastDayOf } from './property-stage.ts';
import { ReraStatus } from '../rera/rera-block.type.ts';
import type { ReraTerms } from '../rera/rera-block.type.ts';

/** Their block says nothing of a registration. */
const unregistered = new Set<unknown>([ReraStatus.EXEMPT, ReraStatus.RENT]);

/**
 * The possessions that lie before the launch: no project may be offered before the first day of its registration, so none
 * can be ready before it. A new launch is not ready either.
 */
export function wrongPossession(
  { yearBuilt, stage }: Pick<PropertyInput, 'yearBuilt' | 'stage'>,
  rera: ReraTerms | null | undefined,
): FieldMessages {
  const parsed = typeof yearBuilt === 'string' ? parseCompletion(yearBuilt) : { value: null };
  const completion = 'value' in parsed ? parsed.value : null;
  const wrong: FieldMessages = {};
  if (stage === BuildStage.NEW_LAUNCH && completion?.year === null)
    wrong.yearBuilt = 'A new launch cannot be ready to move into.';
  const { validFrom, registeredCompletion, status } = rera ?? {};
  if (typeof validFrom !== 'string' || !isDay(validFrom) || unregistered.has(status)) return wrong;
  const promised = lastDayOf(completion);
  const launch = `the registration of the project begins on ${formatDay(validFrom)}`;
  if (promised && promised < validFrom) wrong.yearBuilt = `Possession is before the launch: ${launch}.`;
  if (registeredCompletion && isDay(registeredCompletion) && registeredCompletion < validFrom)
    wrong['rera.registeredCompletion'] = `Completion is before the launch: ${launch}.`;
  return wrong;
}
