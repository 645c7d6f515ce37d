import type { Context } from '../../../base/context.ts';
import { checkInput } from '../../../base/input.ts';
import { gazetteer } from '../../../items/places/gazetteer.ts';
import { authoritiesOf, ruleBook } from '../../../items/rules/rule-book.ts';
import { RuleSubject } from '../../../items/rules/rule.type.ts';
import { BuildStage, PropertyKind, SaleKind } from '../facts.type.ts';
import { stageOf } from '../property-stage.ts';
import { property } from '../property.service.ts';
import { AreaBasis, AreaUnit, listedStatuses, PropertyCategory, PropertyStatus } from '../property.type.ts';
import type { Property } from '../property.type.ts';
import { BuyerKind, CostChoices } from './cost-choices.input.ts';
import { costSheetOf } from './cost-sheet.ts';
import type { SheetQuestion } from './cost-sheet.ts';
import type { CostSheet } from './cost-sheet.type.ts';
import type { CostTerms } from './cost-terms.type.ts';
import { Exact, squareFeetOf, squareMetresOf } from './exact.ts';

const usualYears = 20;
const evenShare = 50;

/**
 * What a project for sale really costs with the choices of a visitor. Null for one that is to let, sold or off the market,
 * or whose area is not stated. Throws BAD_USER_INPUT for wrong choices, GONE if it was removed.
 */
export async function costSheet(
  context: Context,
  propertyId: string,
  raw: CostChoices = {},
): Promise<CostSheet | null> {
  const choices = checkInput(CostChoices, raw);
  const found = await property(context, { id: propertyId });
  if (!found || !isForSale(found)) return null;
  const question = questionOf(found, choices);
  if (!question) return null;
  const { byKey } = await gazetteer(context);
  const region = byKey.get(found.placeKey ?? '')?.region;
  const authorities = authoritiesOf(region);
  return costSheetOf(question, await ruleBook(context, { authorities, subject: subjectOf(found) }));
}

function isForSale({ propertyStatus }: Property): boolean {
  return listedStatuses.includes(propertyStatus) && propertyStatus !== PropertyStatus.FOR_RENT;
}

function subjectOf({ category, kind }: Property): RuleSubject {
  if (category !== PropertyCategory.COMMERCIAL) return RuleSubject.HOME;
  return kind === PropertyKind.PLOT ? RuleSubject.COMMERCIAL_PLOT : RuleSubject.COMMERCIAL;
}

/** Null if the area is not known. */
function questionOf(found: Property, choices: CostChoices): SheetQuestion | null {
  const terms: CostTerms = found.costs ?? {};
  const home = homeOf(found, choices);
  const area = home ? home.carpet && { min: home.carpet, unit: AreaUnit.SQ_FT } : areaOf(found);
  if (!area && !choices.carpet) return null;
  const carpet = choices.carpet ? new Exact(choices.carpet) : area && squareFeetOf(area.min, area.unit);
  const squareMetres = choices.carpet
    ? squareMetresOf(choices.carpet, 'SQ_FT')
    : area && squareMetresOf(area.min, area.unit);
  if (!carpet || !squareMetres) return null;
  const stage = stageOf(found);
  return {
    terms,
    price: home ? (home.priceFrom ?? null) : (found.price?.from ?? null),
    configuration: home?.key ?? null,
    carpet,
    squareMetres,
    floor: choices.floor,
    locationCharges: choices.locationCharges ?? [],
    parking: choices.parking ?? 1,
    buyer: { kind: choices.buyer ?? BuyerKind.MAN, womanShare: choices.womanShare ?? evenShare },
    circleValue: circleValueOf(terms, squareMetres, choices),
    isHome: found.category !== PropertyCategory.COMMERCIAL,
    isResale: found.sale === SaleKind.RESALE,
    isReady: choices.isReady ?? (stage ? stage === BuildStage.READY : null),
    loan: choices.loan,
    years: choices.years ?? usualYears,
  };
}

/** The wanted configuration; without a known one, the first that states carpet area and price. */
function homeOf({ configurations = [] }: Property, { configuration }: CostChoices) {
  return (
    configurations.find(({ key }) => key === configuration) ??
    configurations.find(({ carpet, priceFrom }) => carpet && priceFrom)
  );
}

function areaOf({ areas }: Property) {
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
