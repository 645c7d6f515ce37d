import 'reflect-metadata';
import { InputType, ObjectType } from 'type-graphql';
import { companyFacts } from 'domain/site/company-facts.ts';
import type { CompanyFactName } from 'domain/site/company-facts.ts';
import { TextField } from '../../base/input.ts';

const fact = (name: CompanyFactName) => {
  const { meaning: description, maxLength } = companyFacts[name];
  return TextField({ description, maxLength });
};

/** What pages say of the company, each only once an owner has entered it. */
@InputType('CompanyFactsInput', {
  description: 'What the site says of the company; what is left out or empty is not said.',
})
@ObjectType({ description: 'What the site says of the company; null where it says nothing.' })
export class CompanyFacts implements Partial<Record<CompanyFactName, string>> {
  @fact('opens')
  opens?: string;

  @fact('closes')
  closes?: string;

  @fact('days')
  days?: string;

  @fact('answer')
  answer?: string;

  @fact('station')
  station?: string;

  @fact('parking')
  parking?: string;

  @fact('officer')
  officer?: string;

  @fact('years')
  years?: string;

  @fact('people')
  people?: string;

  @fact('growth')
  growth?: string;

  @fact('span')
  span?: string;

  @fact('area')
  area?: string;

  @fact('sold')
  sold?: string;

  @fact('built')
  built?: string;

  @fact('rooms')
  rooms?: string;
}

export interface StoredFacts {
  facts: CompanyFacts;
  /** Whether they are samples, which go with the sample content. */
  factsAreSamples: boolean;
  /** When an owner confirmed that the figures are true; null for figures from before that was asked. */
  factsConfirmedAt: Date | null;
}
