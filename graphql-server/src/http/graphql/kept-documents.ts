import { createHash } from 'node:crypto';
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isKept } from '../../access/public-operation.ts';
import { queryLimits } from '../../access/query-limits.ts';
import { maxQueryTokens } from '../../base/errors.ts';

const rules = [...specifiedRules, ...queryLimits];
/** The number of documents that are remembered, and the length of the longest of them. */
const maxDocuments = 1_000;
const maxDocumentLength = 20_000;

/** A valid document, one operation of which asks for kept fields only. */
export interface KeptDocument {
  /** The same for all spellings of the document. */
  form: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** The documents that were asked last, parsed and checked once. */
export interface KeptDocuments {
  /** The document, or null if its answer may not be kept or if it has a mistake. */
  find(query: string, operationName: string | undefined): KeptDocument | null;
  /** Remembers a document under its digest (SHA-256, hexadecimal); false if the digest is of another text. */
  persist(query: string, hash: string): boolean;
  /** The text of a document that was remembered under its digest. */
  persisted(hash: string): string | undefined;
}

/** Remembers documents of this schema. */
export function createKeptDocuments(schema: GraphQLSchema): KeptDocuments {
  const documents = new LRUCache<string, { kept: KeptDocument | null }>({ max: maxDocuments });
  const texts = new LRUCache<string, string>({ max: maxDocuments });
  return {
    find(query, operationName) {
      if (query.length > maxDocumentLength) return null;
      const key = digest(`${operationName ?? ''}\n${query}`);
      const known = documents.get(key) ?? { kept: readDocument(schema, query, operationName) };
      documents.set(key, known);
      return known.kept;
    },
    persist(query, hash) {
      if (createHash('sha256').update(query).digest('hex') !== hash) return false;
      if (query.length <= maxDocumentLength) texts.set(hash, query);
      return true;
    },
    persisted: (hash) => texts.get(hash),
  };
}

function readDocument(
  schema: GraphQLSchema,
  query: string,
  operationName: string | undefined,
): KeptDocument | null {
  try {
    const document = parse(query, { maxLexicalTokens: maxQueryTokens, noLocation: true });
    const operation = getOperationAST(document, operationName);
    if (!operation || !isKeptOperation(document, operation)) return null;
    if (validate(schema, document, rules, { maxErrors: 1 }).length > 0) return null;
    return { form: digest(stripIgnoredCharacters(query)), document, operation };
  } catch {
    return null;
  }
}

/** Whether an operation is a query with kept fields only. */
export function isKeptOperation(
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  if (operation !== OperationTypeNode.QUERY) return false;
  const names = fieldNames(document, selectionSet);
  return names.length > 0 && names.every((name) => isKept(name) || name === '__typename');
}

/** The root fields of an operation. */
export function rootFields(document: DocumentNode, { selectionSet }: OperationDefinitionNode): string[] {
  return fieldNames(document, selectionSet);
}

/** The fields of a selection; each fragment is read once, because fragments can wrongly contain themselves. */
function fieldNames(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  read = new Set<string>(),
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldNames(document, selection.selectionSet, read);
    const name = selection.name.value;
    if (read.has(name)) return [];
    read.add(name);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fieldNames(document, fragment.selectionSet, read)
      : [''];
  });
}

/** A digest, because documents and variables can be as long as a request. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
