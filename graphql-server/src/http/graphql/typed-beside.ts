import { defaultFieldResolver, GraphQLScalarType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { Day } from '../../base/types.ts';

/** A decimal number as text, of any length, so that no digit is lost. */
const Decimal = new GraphQLScalarType<string | null, string | null>({
  name: 'Decimal',
  description: 'A decimal number as text, such as `12.50` or `-0.75`, so that no digit is lost.',
  specifiedByURL: 'https://www.w3.org/TR/xmlschema11-2/#decimal',
  serialize: String,
});

type Names = Readonly<Record<string, readonly string[]>>;

/** The days that are texts, by their types: each gets a `LocalDate` beside it. */
const days: Names = {
  Arrival: ['day'],
  Availability: ['asOn'],
  BuilderCheck: ['checkedOn'],
  Configuration: ['pricedOn'],
  CostLoan: ['interestOn', 'noPrepaymentChargeFrom'],
  CostPayment: ['day'],
  CostSheet: ['bookedOn', 'day'],
  Expiry: ['day'],
  HomeLoan: ['interestOn'],
  ListingGate: ['graceUntil'],
  LostListing: ['day'],
  Place: ['opensOn'],
  ProgressPhoto: ['takenOn'],
  PropertyDocument: ['dated'],
  ReachedPayment: ['by'],
  Rera: [
    ...['authorityFrom', 'authorityTo', 'certificateDate', 'checkedOn', 'extensionAppliedOn', 'extensionTo'],
    ...['lastQuarterlyUpdate', 'picturesClearedOn', 'registeredCompletion', 'validFrom', 'validTo'],
  ],
  Rule: ['checkedOn', 'readOn', 'sourceDate', 'validFrom', 'validTo'],
  SiteSettings: ['registrationValidTo'],
  SiteState: ['registrationEndsOn'],
  TeamMember: ['reraValidTo', 'trainingPassedOn'],
  Tower: ['certificateDate'],
  TrackRecordEntry: ['deliveredOn', 'launchedOn', 'promisedOn'],
  Unit: ['asOn'],
};

/** The decimal numbers that are texts, by their types: each gets a `Decimal` beside it. */
const decimals: Names = {
  CostPayment: ['percent'],
  CostSheet: ['aboveBasicPercent', 'perSquareFoot'],
  CostTerms: [
    ...['basicRate', 'circleRate', 'developmentRate', 'electricityRate', 'floorRise', 'leaseRentRate'],
    ...['maintenanceRate', 'securityRate'],
  ],
  LocationCharge: ['rate'],
  PaymentMilestone: ['percent'],
  Rera: ['projectLand'],
  Unit: ['rate'],
};

/** The scalars of the schema with the text that specifies them. */
const specifications: Readonly<Record<string, string>> = {
  DateTimeISO: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  LocalDate: 'https://scalars.graphql.org/andimarek/local-date.html',
};

const dayLike = /^\d{4}-\d\d-\d\d$/;
const decimalLike = /^-?\d+(?:\.\d+)?$/;

/** Adds typed fields beside the days and the decimal numbers that are texts, and says what specifies each scalar. */
export function addTypedFields(schema: GraphQLSchema): void {
  addBeside(schema, days, 'AsDate', (field) => ({
    type: Day,
    description: `\`${field}\` as a date; null where the text is none.`,
    isValue: (text) => dayLike.test(text),
  }));
  addBeside(schema, decimals, 'AsDecimal', (field) => ({
    type: Decimal,
    description: `\`${field}\` as a decimal number; null where the text is none.`,
    isValue: (text) => decimalLike.test(text),
  }));
  for (const [name, url] of Object.entries(specifications)) {
    const scalar = schema.getType(name);
    if (scalar instanceof GraphQLScalarType) scalar.specifiedByURL = url;
  }
}

interface Typed {
  type: GraphQLScalarType;
  description: string;
  isValue: (text: string) => boolean;
}

function addBeside(
  schema: GraphQLSchema,
  names: Names,
  suffix: string,
  typed: (field: string) => Typed,
): void {
  for (const [typeName, fieldNames] of Object.entries(names)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no ${typeName}.`);
    const fields = type.getFields();
    for (const name of fieldNames) {
      const field = fields[name];
      if (!field) throw new Error(`${typeName} has no ${name}.`);
      if (fields[`${name}${suffix}`]) continue;
      fields[`${name}${suffix}`] = besideOf(field, `${name}${suffix}`, typed(name));
    }
  }
}

/** A field that answers what `field` does, with its rights, as a value of another type. */
function besideOf(
  field: GraphQLField<unknown, unknown>,
  name: string,
  { type, description, isValue }: Typed,
): GraphQLField<unknown, unknown> {
  const read = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    ...{ name, description, type, astNode: undefined },
    resolve: async (source, args, context, info) => {
      const text: unknown = await read(source, args, context, { ...info, fieldName: field.name });
      return typeof text === 'string' && isValue(text) ? text : null;
    },
  };
}
