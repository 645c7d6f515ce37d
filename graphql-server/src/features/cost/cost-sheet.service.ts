import { dayInIndia } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { checkInput } from '../../base/input.ts';
import { gazetteer } from '../place/gazetteer.ts';
import { allRules, authoritiesOf, ruleBookOf } from '../rule/rule-book.ts';
import type { RuleBook } from '../rule/rule-book.ts';
import { RuleSubject } from '../rule/rule.type.ts';
import { progressLines } from '../property/progress-lines.ts';
import { BuildStage, PropertyKind, SaleKind } from '../property/facts/facts.type.ts';
import { stageOf } from '../property/facts/property-stage.ts';
import { property } from '../property/property.service.ts';
import {
  AreaBasis,
  AreaUnit,
  listedStatuses,
  PropertyCategory,
  PropertyStatus,
} from '../property/property.type.ts';
import type { Property } from '../property/property.type.ts';
import { BuyerKind, CostChoices } from './cost-choices.input.ts';
import { costSheetOf } from './cost-sheet.ts';
import type { SheetQuestion } from './cost-sheet.ts';
import type { CostSheet } from './cost-sheet.type.ts';
import type { CostUnit } from './cost-unit.type.ts';
import { isFree, unitById } from '../unit/units.service.ts';
import type { StoredUnit } from '../unit/unit.type.ts';
import type { CostTerms } from '../property/terms/cost-terms.type.ts';
import { reachedStages } from './reached-stages.ts';
import { Exact, squareFeetOf, squareMetresOf } from '../../base/numbers/exact.ts';

const usualYears = 20;
const evenShare = 50;

/**
 * What a project for sale really costs with the choices of a visitor. Null for one that is to let, sold or off the market,
 * or whose area is not stated. Throws BAD_USER_INPUT for wrong choices, GONE if it was removed.
 */
export async function costSheet(
  context: Context,
  propertyId: string,
  raw?: CostChoices | null,
): Promise<CostSheet | null> {
  const choices = checkInput(CostChoices, raw ?? {});
  const found = await property(context, { id: propertyId });
  if (!found || !isForSale(found)) return null;
  const unit = choices.unit ? await unitById(context, found, choices.unit) : null;
  const asked = questionOf(found, choices, unit);
  if (!asked) return null;
  const { book, isPlaced } = (await openLaw(context))(found);
  const question = { ...asked, isPlaced, reached: await reachedOf(context, found, unit) };
  return { ...costSheetOf(question, book), unit: unit && costUnitOf(found, unit) };
}

/** What the cost of a home follows from. */
export type CostedProperty = Pick<
  Property,
  | 'placeKey'
  | 'category'
  | 'kind'
  | 'propertyStatus'
  | 'configurations'
  | 'costs'
  | 'price'
  | 'areas'
  | 'rooms'
  | 'stage'
  | 'completion'
  | 'sale'
>;

/** The rules for a project, and whether its place is known. */
export interface Law {
  book: RuleBook;
  isPlaced: boolean;
}

/** Reads the rules of today once, and tells those for each project. */
export async function openLaw(context: AppContext): Promise<(found: CostedProperty) => Law> {
  const [{ byKey }, rules] = await Promise.all([gazetteer(context), allRules(context)]);
  const day = dayInIndia();
  const books = new Map<string, RuleBook>();
  return (found) => {
    const region = byKey.get(found.placeKey ?? '')?.region;
    const question = {
      authorities: authoritiesOf(region),
      subject: subjectOf(found),
      allotment: found.costs?.allotmentPeriod ?? null,
    };
    const key = JSON.stringify(question);
    const book = books.get(key) ?? ruleBookOf(rules, question, day);
    books.set(key, book);
    return { book, isPlaced: Boolean(region) };
  };
}

async function reachedOf(context: Context, { _id, costs, towers = [] }: Property, unit: StoredUnit | null) {
  if (!costs?.paymentPlan?.length) return [];
  const tower = unit ? (towers.find(({ key }) => key === unit.tower)?.name ?? '') : null;
  return reachedStages(costs, await progressLines(context, _id), { tower, towers });
}

/** The unit decides these; the visitor cannot choose them. */
function withUnit(choices: CostChoices, unit: StoredUnit): CostChoices {
  return {
    ...choices,
    configuration: unit.configuration ?? undefined,
    carpet: unit.carpet ?? undefined,
    floor: unit.floor ?? choices.floor,
    locationCharges: unit.locationCharges,
  };
}

function costUnitOf({ hidesUnitNumbers, towers = [] }: Property, unit: StoredUnit): CostUnit {
  return {
    id: unit._id.toHexString(),
    number: hidesUnitNumbers ? null : unit.number,
    tower: towers.find(({ key }) => key === unit.tower)?.name ?? '',
    ...{ floor: unit.floor, facing: unit.facing, locationCharges: unit.locationCharges },
    isAvailable: isFree(unit),
  };
}

/** Whether buyers can buy a project, so that it can have a cost sheet. */
export function isForSale({ propertyStatus }: Pick<Property, 'propertyStatus'>): boolean {
  return listedStatuses.includes(propertyStatus) && propertyStatus !== PropertyStatus.FOR_RENT;
}

function subjectOf({ category, kind }: CostedProperty): RuleSubject {
  if (category !== PropertyCategory.COMMERCIAL) return RuleSubject.HOME;
  return kind === PropertyKind.PLOT ? RuleSubject.COMMERCIAL_PLOT : RuleSubject.COMMERCIAL;
}

/** What a sheet of a project is asked with the choices of a visitor, or for a unit; null if the area is not known. */
export function questionOf(
  found: CostedProperty,
  chosen: CostChoices,
  unit: StoredUnit | null,
): Omit<SheetQuestion, 'isPlaced'> | null {
  const choices = unit ? withUnit(chosen, unit) : chosen;
  const ownRate = unit?.price ? { basicRate: null } : unit?.rate ? { basicRate: unit.rate } : {};
  const terms: CostTerms = { ...found.costs, ...ownRate };
  // A unit without a configuration has its own facts alone.
  const isAlone = unit !== null && !unit.configuration;
  const home = isAlone ? undefined : homeOf({ ...found, costs: terms }, choices, unit);
  const whole = isAlone ? undefined : areaOf(found);
  const area = home ? home.carpet && { min: home.carpet, unit: AreaUnit.SQ_FT } : whole;
  if (!area && !choices.carpet) return null;
  const carpet = choices.carpet ? new Exact(choices.carpet) : area && squareFeetOf(area.min, area.unit);
  const squareMetres = choices.carpet
    ? squareMetresOf(choices.carpet, 'SQ_FT')
    : area && squareMetresOf(area.min, area.unit);
  const price = unit?.price ?? (home ? home.priceFrom : isAlone ? null : found.price?.from) ?? null;
  if (!carpet || !squareMetres) return null;
  const stage = stageOf(found);
  return {
    terms,
    price,
    isUnitPrice: Boolean(unit?.price),
    configuration: home?.key ?? null,
    carpet,
    squareMetres,
    basis: !home && whole?.basis === AreaBasis.PLOT ? AreaBasis.PLOT : AreaBasis.CARPET,
    floor: choices.floor,
    locationCharges: choices.locationCharges ?? [],
    parking: choices.parking ?? 1,
    buyer: { kind: choices.buyer ?? BuyerKind.MAN, womanShare: choices.womanShare ?? evenShare },
    circleValue: circleValueOf(terms, squareMetres, choices),
    isHome: found.category !== PropertyCategory.COMMERCIAL,
    isLand: found.kind === PropertyKind.PLOT || isPlotAlone(found),
    isResale: found.sale === SaleKind.RESALE,
    isReady: choices.isReady ?? (stage ? stage === BuildStage.READY : null),
    loan: choices.loan,
    interestPercent: choices.interestPercent,
    years: choices.years ?? usualYears,
    bookedOn: choices.bookedOn,
  };
}

/** The wanted configuration if it states carpet area and price, or else the first that does; a unit may state them itself. */
function homeOf(found: CostedProperty, { configuration }: CostChoices, unit: StoredUnit | null) {
  const priced = pricedHomes(found);
  const offered = unit ? (found.configurations ?? []) : priced;
  return offered.find(({ key }) => key === configuration) ?? priced[0];
}

/** The configurations that have a sheet. */
export function pricedHomes({ configurations = [], costs }: Pick<Property, 'configurations' | 'costs'>) {
  return configurations.filter(
    ({ carpet, priceFrom }) => carpet && (costs?.basicRate || typeof priceFrom === 'number'),
  );
}

/** A listing without a kind, of which only the area of the plot is stated, is a plot. */
function isPlotAlone({ kind, rooms, areas }: CostedProperty): boolean {
  return !kind && !rooms && areas.length > 0 && areas.every(({ basis }) => basis === AreaBasis.PLOT);
}

function areaOf({ areas }: CostedProperty) {
  return (
    areas.find(({ basis }) => basis === AreaBasis.CARPET) ??
    areas.find(({ basis }) => basis === AreaBasis.PLOT)
  );
}

function circleValueOf(
  { circleRate }: CostTerms,
  squareMetres: Exact,
  { circleValue }: CostChoices,
): Exact | null {
  if (circleValue !== undefined) return new Exact(circleValue);
  return circleRate ? squareMetres.times(circleRate).toDecimalPlaces(0) : null;
}
