import { choiceRows } from 'domain/property/property-choices.ts';
import { privateRows } from 'domain/property/private-fields.ts';
import { textFields } from 'domain/property/property-fields.ts';
import { positionContent } from '../../../../map/position-field.content.ts';
import { PersonName } from '../../../../office-kit/field/person-field.tsx';
import { PropertyPictureStrip } from '../picture/property-picture-strip.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';
import { costName, costRows } from './fields/cost-fields.ts';
import { rowsOf } from './inventory/inventory-fields.ts';
import { privateName } from './fields/private-values.ts';
import { rentName, rentRows } from './fields/rent-fields.ts';
import { reraLabels } from './fields/rera-fields.ts';

/** The labels of all fields by their names, for what speaks of a field elsewhere. */
export const propertyLabels = {
  ...Object.fromEntries(
    [...textFields, ...choiceRows, ...Object.entries(propertyAdminContent.fields)].flatMap(([name, field]) =>
      typeof field === 'string' ? [] : [[name, field.label]],
    ),
  ),
  ...Object.fromEntries(costRows.map(([name, { label }]) => [costName(name), label])),
  [costName('locationCharges')]: propertyAdminContent.costs.locationCharges,
  [costName('paymentPlan')]: propertyAdminContent.costs.paymentPlan,
  [costName('paymentPlanKind')]: propertyAdminContent.costs.paymentPlanKind,
  [costName('allotmentPeriod')]: propertyAdminContent.costs.allotmentPeriod,
  [costName('transferPayer')]: propertyAdminContent.costs.transferPayer,
  [costName('isRural')]: propertyAdminContent.costs.isRural,
  ...Object.fromEntries(rentRows.map(([name, { label }]) => [rentName(name), label])),
  ...reraLabels,
  ...Object.fromEntries(privateRows.map(([name, { label }]) => [privateName(name), label])),
  configurations: propertyAdminContent.inventory.configurations.label,
  towers: propertyAdminContent.inventory.towers.label,
  latitude: positionContent.latitude,
  longitude: positionContent.longitude,
  pictures: propertyAdminContent.sections.pictures,
};
const namesOf = ([rows = '']: readonly string[]) =>
  rowsOf(rows)
    .map(({ name }) => name)
    .join('; ');
/** How the question about a conflict shows values that are no words. */
export const propertyLooks = {
  configurations: namesOf,
  towers: namesOf,
  pictures: (texts: readonly string[]) => <PropertyPictureStrip texts={texts} />,
  responsibleId: ([id]: readonly string[]) => (
    <PersonName id={id} none={propertyAdminContent.fields.responsibleId.none} />
  ),
};
