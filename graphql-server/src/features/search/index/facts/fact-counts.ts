import { isInOne } from '../../../place/nearness.ts';
import type { BuildStage } from '../../../property/facts/facts.type.ts';
import type { Property } from '../../../property/property.type.ts';
import { stageOf } from '../../../property/facts/property-stage.ts';
import type { FactCounter, FactGroup } from './fact-facets.ts';
import { anyOf, chosenFields, personToken, reraToken, tokensOf, wantedValues } from './fact-tokens.ts';
import type { TokenFacts } from './fact-tokens.ts';
import type { Wanted } from '../wanted.ts';

type CountedFacts = TokenFacts & Pick<Property, 'completion' | 'position' | 'placeKey'>;

/** The fields that are counted. */
export const countedFields = {
  ...chosenFields,
  ...{ reraNumber: 1, responsibleId: 1, completion: 1, position: 1, placeKey: 1 },
};

const tokenGroups: readonly FactGroup[] = [...anyOf, 'rera', 'extras'];

/** Counts projects one by one, as the index does with sets of rows. */
export class FactCounts implements FactCounter {
  private readonly counts = new Map<string, number>();
  private readonly inPlaces = new Map<string, number>();

  constructor(private readonly wanted: Wanted) {}

  /** Counts a project that fits all filters without counts. */
  add(property: CountedFacts): void {
    const { wanted } = this;
    const tokens = new Set(tokensOf(property));
    const stage = stageOf(property, wanted.month);
    const missed = this.missed(property, tokens, stage);
    if (missed.length > 1) return;
    const countsFor = (group: FactGroup) => missed.length === 0 || missed[0] === group;
    for (const group of tokenGroups) {
      if (!countsFor(group)) continue;
      for (const token of tokens)
        if (token === reraToken ? group === 'rera' : token.startsWith(`${group}:`))
          this.count(`${group} ${token}`);
    }
    if (stage && countsFor('stages')) this.count(`stages ${stage}`);
    if (countsFor('nearMetro') && isIn(property, wanted.metro)) this.count('nearMetro');
    const { placeKey } = property;
    if (placeKey && countsFor('places')) this.inPlaces.set(placeKey, (this.inPlaces.get(placeKey) ?? 0) + 1);
  }

  token(group: FactGroup, token: string): number {
    return this.counts.get(`${group} ${token}`) ?? 0;
  }

  stage(stage: BuildStage): number {
    return this.counts.get(`stages ${stage}`) ?? 0;
  }

  people(): string[] {
    const start = `responsible ${personToken}`;
    return [...this.counts.keys()].flatMap((name) =>
      name.startsWith(start) ? [name.slice(start.length)] : [],
    );
  }

  nearMetro(): number {
    return this.counts.get('nearMetro') ?? 0;
  }

  places(): ReadonlyMap<string, number> {
    return this.inPlaces;
  }

  private count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** The groups whose filter the project does not fit. */
  private missed(property: CountedFacts, tokens: ReadonlySet<string>, stage: BuildStage | null): FactGroup[] {
    const { wanted } = this;
    const { stages, inPlaces, nearby, reraOnly } = wanted;
    const { placeKey = null } = property;
    const fits: [FactGroup, boolean][] = [
      ...anyOf.map((group): [FactGroup, boolean] => {
        const values = wantedValues(wanted, group);
        return [group, values.length === 0 || values.some((value) => tokens.has(`${group}:${value}`))];
      }),
      ['stages', !stages?.length || (stage !== null && stages.includes(stage))],
      ['rera', !reraOnly || tokens.has(reraToken)],
      ['places', !inPlaces || (placeKey !== null && inPlaces.includes(placeKey))],
      [
        'nearMetro',
        !nearby ||
          ('circles' in nearby
            ? isIn(property, nearby.circles)
            : placeKey !== null && nearby.inPlaces.includes(placeKey)),
      ],
    ];
    return fits.flatMap(([group, isFit]) => (isFit ? [] : [group]));
  }
}

function isIn({ position }: CountedFacts, circles: Parameters<typeof isInOne>[0]): boolean {
  return position !== null && isInOne(circles, position.latitude, position.longitude);
}
