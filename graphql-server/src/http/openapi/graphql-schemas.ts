import {
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  typeFromAST,
} from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLEnumType,
  GraphQLInputType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import { listOf, objectOf, orNull, refTo } from './json-schema.ts';
import type { Components, Schema } from './json-schema.ts';

const scalars: Record<string, Schema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer', format: 'int32' },
  SafeInt: { type: 'integer', format: 'int64' },
  Float: { type: 'number' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  LocalDate: { type: 'string', format: 'date' },
  Decimal: { type: 'string', format: 'decimal' },
  Upload: { type: 'string', format: 'binary' },
};

/** Makes JSON schemas of the types that documents and inputs of the GraphQL schema have; the named ones go into `components`. */
export class GraphqlSchemas {
  readonly #schema: GraphQLSchema;
  readonly #components: Components;

  constructor(schema: GraphQLSchema, components: Components) {
    this.#schema = schema;
    this.#components = components;
  }

  /** The data that a document answers, each of its root fields with its type; a fragment becomes a component. */
  ofDocument(document: DocumentNode): Schema {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('The document has no operation.');
    const root = this.#schema.getRootType(operation.operation);
    if (!root) throw new Error(`The schema has no ${operation.operation}.`);
    return this.#ofSelection(root, operation.selectionSet, fragments);
  }

  /** A variable of the operation of a document, whose type is an input. */
  ofVariable(document: DocumentNode, name: string): Schema {
    const definitions = getOperationAST(document)?.variableDefinitions ?? [];
    const definition = definitions.find(({ variable }) => variable.name.value === name);
    const type = definition && typeFromAST(this.#schema, definition.type);
    if (!isInputType(type)) throw new Error(`The document has no variable ${name}.`);
    return this.ofInput(getNamedType(type).name);
  }

  /** An input type as a component, with its fields. */
  ofInput(name: string): Schema {
    const type = this.#schema.getType(name);
    if (!isInputObjectType(type)) throw new Error(`The schema has no input ${name}.`);
    if (!this.#components[name]) {
      // Stands there before its fields are read: an input may contain itself.
      const made: Schema = { type: 'object' };
      this.#components[name] = made;
      const fields = Object.values(type.getFields()).map((field) => {
        const isRequired = isNonNullType(field.type) && field.defaultValue === undefined;
        const own = this.#described(this.#ofType(field.type), field.description);
        return [isRequired ? field.name : `${field.name}?`, own] as const;
      });
      Object.assign(made, objectOf(Object.fromEntries(fields), type.description ?? undefined), {
        additionalProperties: false,
      });
    }
    return refTo(name);
  }

  /** The schema of an input itself, for a form that has some of its fields. */
  fieldsOfInput(name: string): Schema {
    const apart: Components = {};
    new GraphqlSchemas(this.#schema, apart).ofInput(name);
    return apart[name] ?? {};
  }

  #ofSelection(
    parent: GraphQLOutputType,
    { selections }: SelectionSetNode,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ): Schema {
    const [first] = selections;
    if (selections.length === 1 && first?.kind === Kind.FRAGMENT_SPREAD)
      return this.#ofFragment(first.name.value, fragments);
    const fields = selections.map((selection) => {
      if (selection.kind !== Kind.FIELD) throw new Error('A fragment of the API stands alone.');
      const { name, alias, selectionSet } = selection;
      const known = isObjectType(parent) ? parent.getFields()[name.value] : undefined;
      if (!known) throw new Error(`There is no field ${name.value}.`);
      const own = this.#ofType(known.type, selectionSet, fragments);
      return [(alias ?? name).value, this.#described(own, known.description)] as const;
    });
    return objectOf(Object.fromEntries(fields));
  }

  #ofFragment(name: string, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Schema {
    const fragment = fragments.get(name);
    const type = fragment && this.#schema.getType(fragment.typeCondition.name.value);
    if (!fragment || !isObjectType(type)) throw new Error(`There is no fragment ${name}.`);
    const component = name.replace(/^./, (letter) => letter.toUpperCase());
    this.#components[component] ??= this.#described(
      this.#ofSelection(type, fragment.selectionSet, fragments),
      type.description,
    );
    return refTo(component);
  }

  #ofType(
    type: GraphQLOutputType | GraphQLInputType,
    selection?: SelectionSetNode,
    fragments: ReadonlyMap<string, FragmentDefinitionNode> = new Map(),
  ): Schema {
    if (!isNonNullType(type)) return orNull(this.#ofKnown(type, selection, fragments));
    return this.#ofKnown(type.ofType, selection, fragments);
  }

  #ofKnown(
    type: GraphQLOutputType | GraphQLInputType,
    selection: SelectionSetNode | undefined,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ): Schema {
    if (isListType(type)) return listOf(this.#ofType(type.ofType, selection, fragments));
    const named = getNamedType(type);
    if (isEnumType(named)) return this.#ofEnum(named);
    if (isInputObjectType(named)) return this.ofInput(named.name);
    if (isObjectType(named) && selection) return this.#ofSelection(named, selection, fragments);
    const scalar = scalars[named.name];
    if (!scalar) throw new Error(`${named.name} has no schema in JSON.`);
    return { ...scalar };
  }

  #ofEnum(type: GraphQLEnumType): Schema {
    const values = type.getValues();
    const lines = values.map(({ name, description }) => `- \`${name}\`: ${description ?? ''}`);
    this.#components[type.name] ??= {
      type: 'string',
      description: `${type.description ?? ''}\n\n${lines.join('\n')}`,
      enum: values.map(({ name }) => name),
    };
    return refTo(type.name);
  }

  #described(schema: Schema, description?: string | null): Schema {
    return description ? { ...schema, description } : schema;
  }
}
