import { dirname, relative } from 'node:path';
import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node';
import { fragmentsOf, isOfOffice, listOf, textOf } from './own-documents.mjs';

/**
 * A codegen plugin: writes each document with a typed hook. Documents of the back office are parsed already, and
 * their hooks `useXQuery` and `useXMutation` call @apollo/client/react; the published plugin does not type-check
 * against Apollo Client 4. Documents of pages are texts, and their hooks call `usePageQuery`. With
 * `list` in its configuration, it writes a list of all documents instead.
 */
export function plugin(schema, documents, config, info) {
  if (config.list) return listOf(config.list, documents);
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === 'OperationDefinition');
  return isOfOffice(documents[0])
    ? officeDocuments(schema, documents, config, info, operations)
    : pageDocuments(documents, config, info, operations);
}

function officeDocuments(schema, documents, config, info, operations) {
  const { prepend, content } = typedDocumentNode(schema, documents, config, info);
  const kinds = new Set(operations.map(({ operation }) => operation));
  const hookNames = [
    ...(kinds.has('mutation') ? ['useMutation'] : []),
    ...(kinds.has('query') ? ['useQuery'] : []),
  ];
  const hooks = operations.map((operation) =>
    operation.operation === 'mutation' ? mutationHook(operation.name.value) : queryHook(operation),
  );
  return {
    prepend: [
      ...(hookNames.length > 0 ? [`import { ${hookNames.join(', ')} } from '@apollo/client/react';`] : []),
      ...prepend,
    ],
    content: [content.trim(), ...hooks, ''].join('\n'),
  };
}

function queryHook(operation) {
  const name = operation.name.value;
  const types = `${name}Query, ${name}QueryVariables`;
  // With partial data, the hook could not promise a complete result.
  const options = `useQuery.Options<${types}> & { returnPartialData?: false }`;
  const variables = ` & { variables: ${name}QueryVariables }`;
  return `export function use${name}Query(${needsVariables(operation) ? `options: ${options}${variables}` : `options?: ${options}`}) {
  return useQuery<${types}>(${name}Document, options);
}`;
}

function mutationHook(name) {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `export function use${name}Mutation(options?: useMutation.Options<${types}>) {
  return useMutation<${types}>(${name}Document, options);
}`;
}

function pageDocuments(documents, { externalFragments }, { outputFile }, operations) {
  if (operations.length === 0) return '';
  const fragments = new Map([
    ...externalFragments.map(({ node }) => [node.name.value, node]),
    ...fragmentsOf(documents),
  ]);
  const found = relative(dirname(outputFile), 'web/src/lib') || '.';
  const lib = found.startsWith('.') ? found : `./${found}`;
  const content = operations.map((operation) => {
    const name = operation.name.value;
    const isQuery = operation.operation === 'query';
    const kind = isQuery ? 'Query' : 'Mutation';
    const text = textOf(operation, fragments);
    const types = `${name}${kind}, ${name}${kind}Variables`;
    const document = `export const ${name}Document: PageDocument<${types}> = {
  name: '${name}',
  text: ${JSON.stringify(text)},
};`;
    if (!isQuery) return document;
    const options = `options${needsVariables(operation) ? '' : '?'}: PageQueryOptions<${name}QueryVariables>`;
    return `${document}
export function use${name}Query(${options}) {
  return usePageQuery(${name}Document, options);
}`;
  });
  return {
    prepend: [
      `import type { PageDocument } from '${lib}/server/page-client.ts';`,
      ...(operations.some(({ operation }) => operation === 'query')
        ? [`import { usePageQuery, type PageQueryOptions } from '${lib}/server/use-page-query.ts';`]
        : []),
    ],
    content: [...content, ''].join('\n'),
  };
}

function needsVariables({ variableDefinitions }) {
  return variableDefinitions?.some(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue);
}
