import 'reflect-metadata';
import { InputType, ObjectType } from 'type-graphql';
import { RupeesField, WholeField } from './cost-terms.type.ts';

/**
 * What a rent asks besides the rent itself. A missing value is not known, which the page says; a zero is nothing to pay.
 */
@ObjectType('RentTerms', {
  description: 'The costs of renting besides the rent. Null means not known; zero means nothing to pay.',
})
@InputType('RentTermsInput', {
  description:
    'The costs of renting besides the rent. A missing value is not known; zero means nothing to pay.',
})
export class RentTerms {
  @WholeField('The refundable deposit, in months of rent.', 36)
  depositMonths?: number | null;

  @RupeesField('Maintenance for a month; 0 if the rent includes it.')
  maintenance?: number | null;

  @WholeField('Our fee, in days of rent, to which GST is added; 0 for none.', 90)
  brokerageDays?: number | null;

  @WholeField('Months for which neither side may end the agreement.', 120)
  lockInMonths?: number | null;

  @WholeField('Months of notice.', 12)
  noticeMonths?: number | null;

  @WholeField('The rent increase in percent; 0 for none.', 50)
  risePercent?: number | null;

  @WholeField('The number of months between rent increases.', 120)
  riseMonths?: number | null;
}
