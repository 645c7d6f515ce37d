import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

// The loader of codegen fails on an import of it.
const { createHash } = process.getBuiltinModule('node:crypto');

/** The documents of the back office, which has Apollo Client; all others belong to pages of the site. */
const officePath = /\/(?:admin|office|auth|account)\//;

/** Whether a document belongs to the back office. */
export function isOfOffice({ location }) {
  return officePath.test(location);
}

/** The id of a document: a digest of its text, so that a changed document is another one. */
export function idOf(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
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
 * The texts of all our operations by id, for the server (`texts`), or the ids of the operations of the back office by
 * name, for its client (`ids`).
 */
export function listOf(list, documents) {
  const ids = list === 'ids';
  const fragments = fragmentsOf(documents);
  const operations = documents.flatMap((file) =>
    file.document.definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((operation) => ({
        name: operation.name.value,
        ofOffice: isOfOffice(file),
        text: textOf(operation, fragments, isOfOffice(file)),
      })),
  );
  operations.sort((one, other) => (one.name < other.name ? -1 : 1));
  const entries = ids
    ? operations.filter(({ ofOffice }) => ofOffice).map(({ name, text }) => [name, idOf(text)])
    : operations.map(({ text }) => [idOf(text), text]);
  return `${ids ? officeHead : serverHead}${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
}

const serverHead = `/** The texts of the documents of our own pages and of the back office, by id. */
export const ownDocuments: Record<string, string> = `;
const officeHead = `/** The ids of the documents of the back office, by the name of the operation. */
export const documentIds: Record<string, string | undefined> = `;
