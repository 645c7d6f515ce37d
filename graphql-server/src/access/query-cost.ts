import 'reflect-metadata';
import {
  buildSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  isSpecifiedDirective,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
} from 'graphql';
import { Extensions } from 'type-graphql';

/** The cost of a query itself, besides its objects. */
export const questionCost = 10;
/** The highest cost of one operation. */
export const maxQueryCost = 5_000;

/** The cost of an operation as `extensions.cost` of its answer states it, and what is left of the caller’s minute, if it is known. */
export function statedCost(queryCost: number, left?: number) {
  return { queryCost, maxCost: maxQueryCost, ...(left !== undefined && { left }) };
}

/** The assumed length of a list that declares none: pictures, areas, tags. */
export const usualLength = 5;
/** The cost of introspection. */
export const introspectionCost = 300;
/** The longest page allowed; the server refuses a request for more. */
const maxLength = 100;

/** The fields of a connection that hold its items; those of another page are its `items`. */
const fieldsOfConnection = ['edges', 'nodes'];
const fieldsOfItems = ['items', ...fieldsOfConnection];

/** The length of the list in the answer of a query. */
interface ListLength {
  /** The argument that gives the length, as a number or as a list. */
  argument?: string;
  /** The length without the argument. */
  length: number;
}

/** The type of a selection, and the number of items when it is a page. */
interface Parent {
  type: GraphQLNamedType;
  pageLength: number;
}

/**
 * Declares, beside `@Query()` or `@Field()`, the length of a list or of the items of its page; the schema states
 * it too.
 */
export function ListOf(listLength: ListLength): MethodDecorator & PropertyDecorator {
  return Extensions({ listLength });
}

/** The declared length of a field’s list. */
function declaredLength({ extensions }: GraphQLField<unknown, unknown>): ListLength | undefined {
  return extensions.listLength as ListLength | undefined;
}

/**
 * The directives by which the schema states costs, as the IBM specification has them:
 * https://ibm.github.io/graphql-specs/cost-spec.html
 */
export const costDirectives = buildSchema(`
  """The cost of a field or an object; 1 for an object and 0 for any other value where it is not stated."""
  directive @cost(weight: String!) on FIELD_DEFINITION
  """The number of items that count for a list: the value of an argument, else the assumed size."""
  directive @listSize(
    assumedSize: Int
    slicingArguments: [String!]
    sizedFields: [String!]
    requireOneSlicingArgument: Boolean = true
  ) on FIELD_DEFINITION
`)
  .getDirectives()
  .filter((directive) => !isSpecifiedDirective(directive));

/** States the cost of each query in its description and by directives, and the assumed length of each list. */
export function describeCosts(schema: GraphQLSchema): void {
  const query = schema.getQueryType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const listSize = listSizeOf(field);
      const directives = {
        ...(type === query && { cost: { weight: String(questionCost) } }),
        ...(listSize && { listSize }),
      };
      field.extensions = { ...field.extensions, directives };
      if (type === query && field.extensions.access === 'public') describeCost(field);
    }
  }
}

function listSizeOf(field: GraphQLField<unknown, unknown>) {
  const isList = isListType(getNullableType(field.type));
  const { argument, length } = declaredLength(field) ?? {};
  if (length)
    return {
      assumedSize: length,
      ...(argument && { slicingArguments: [argument], requireOneSlicingArgument: false }),
      ...(!isList && { sizedFields: isConnection(field.type) ? fieldsOfConnection : ['items'] }),
    };
  return isList && isCompositeType(getNamedType(field.type)) ? { assumedSize: usualLength } : undefined;
}

function isConnection(type: GraphQLOutputType): boolean {
  return getNamedType(type).name.endsWith('Connection');
}

function describeCost(field: GraphQLField<unknown, unknown>): void {
  const { argument, length } = declaredLength(field) ?? {};
  const times = argument ? `\`${argument}\` (${length}) ×` : `${length} ×`;
  const objects = length ? ` + ${times} the objects of an item` : ' + its objects';
  const cost = `${questionCost}${isCompositeType(getNamedType(field.type)) ? objects : ''}`;
  field.description = `${field.description ?? ''} Cost: ${cost}.`;
}

/**
 * The cost of an operation: 10 for each query field, and 1 for each object that the answer can hold. It is
 * zero for variables that do not fit, because executing the operation refuses them.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  raw: Record<string, unknown>,
): number {
  // Each further error would take longer than the one before it.
  const once = { maxErrors: 1 };
  const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], raw, once);
  const root = schema.getRootType(operation.operation);
  if (!variables || !root) return 0;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of document.definitions) {
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  }
  /** Counts each fragment once: walking it again for each use would take exponential time. */
  const known = new Map<string, number>();
  return costOfAll(operation.selectionSet.selections, { type: root, pageLength: usualLength });

  function costOfAll(selections: readonly SelectionNode[], parent: Parent): number {
    return selections.reduce((sum, selection) => sum + costOfOne(selection, parent), 0);
  }

  function costOfOne(selection: SelectionNode, parent: Parent): number {
    if (selection.kind === Kind.FIELD) return costOfField(selection, parent);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return costOfFragment(selection.name.value, parent);
    const type = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
    return costOfAll(selection.selectionSet.selections, { ...parent, ...(type && { type }) });
  }

  function costOfFragment(name: string, { pageLength }: Parent): number {
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    if (!type) return 0;
    const key = `${name} ${pageLength}`;
    const cost = known.get(key) ?? costOfAll(fragment.selectionSet.selections, { type, pageLength });
    known.set(key, cost);
    return cost;
  }

  function costOfField(node: FieldNode, { type, pageLength }: Parent): number {
    if (['__schema', '__type'].includes(node.name.value)) return introspectionCost;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return 0;
    const question = type === root ? questionCost : 0;
    const inner = getNamedType(field.type);
    if (!isCompositeType(inner) || !node.selectionSet) return question;
    const isList = isListType(getNullableType(field.type));
    const length =
      lengthOf(field, node) ?? (fieldsOfItems.includes(node.name.value) ? pageLength : usualLength);
    const each = 1 + costOfAll(node.selectionSet.selections, { type: inner, pageLength: length });
    return question + (isList ? length : 1) * each;
  }

  function lengthOf(field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined {
    const declared = declaredLength(field);
    if (!declared) return undefined;
    const value = declared.argument && getArgumentValues(field, node, variables)[declared.argument];
    const asked = Array.isArray(value) ? value.length : typeof value === 'number' ? value : declared.length;
    return Math.min(Math.max(asked, 1), maxLength);
  }
}
