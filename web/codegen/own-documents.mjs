import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

// The loader of codegen fails on an import of it.
const { createHash } = process.getBuiltinModule('node:crypto');

/** The documents of the back office, which has Apollo Client; all others belong to pages of the site. */
const officePath = /\/(?:admin|office|office-kit|auth)\//;

/** Whether a document belongs to the back office. */
export function isOfOffice({ location }) {
  return officePath.test(location);
}

function digestOf(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** The text of an operation with all fragments that it needs, as its client sends it. */
export function textOf(operation, fragments, ofOffice) {
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...usedFragments(operation, fragments)] };
  return stripIgnoredCharacters(print(ofOffice ? withTypes(document) : document));
}

/** Apollo Client asks for the type of each object, by which its cache knows it. */
function withTypes(document) {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      const isRoot = parent?.kind === Kind.OPERATION_DEFINITION;
      if (isRoot || node.selections.some(({ name }) => name?.value === '__typename')) return undefined;
      const type = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
      return { ...node, selections: [...node.selections, type] };
    },
  });
}

/** All fragments of some documents by name. */
export function fragmentsOf(documents) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((node) => [node.name.value, node]));
}

/** The fragments that a selection needs, and those that these need. */
export function usedFragments(node, fragments, found = new Set()) {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (fragment && !found.has(fragment)) usedFragments(fragment, fragments, found.add(fragment));
    },
  });
  return found;
}

/**
 * The texts of all our operations by id, for the server (`texts`), or the version of all of them, for the browser
 * (`version`). An id is the name of the operation with that version.
 */
export function listOf(list, documents) {
  const fragments = fragmentsOf(documents);
  const operations = documents.flatMap((file) =>
    file.document.definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((operation) => [operation.name.value, textOf(operation, fragments, isOfOffice(file))]),
  );
  operations.sort(([one], [other]) => (one < other ? -1 : 1));
  const version = digestOf(JSON.stringify(operations));
  if (list === 'version')
    return `/** A digest of all our documents: a server of the same build knows them by it. */
export const documentsVersion = '${version}';
`;
  const texts = operations.map(([name, text]) => [`${name}.${version}`, text]);
  return `/** The texts of the documents of our own pages and of the back office, by id. */
export const ownDocuments: Record<string, string> = ${JSON.stringify(Object.fromEntries(texts), null, 2)};
`;
}
