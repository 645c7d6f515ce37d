/**
 * A codegen plugin: writes a typed `useXQuery` or `useXMutation` hook over @apollo/client/react for each
 * operation. The published plugin does not type-check against Apollo Client 4.
 */
export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === 'OperationDefinition');
  const kinds = new Set(operations.map(({ operation }) => operation));
  const prepend = [
    ...(kinds.has('query') ? ["import { useQuery } from '@apollo/client/react';"] : []),
    ...(kinds.has('mutation') ? ["import { useMutation } from '@apollo/client/react';"] : []),
  ];
  const hooks = operations.map(({ operation, name, variableDefinitions }) => {
    if (operation === 'mutation') return mutationHook(name.value);
    const needed = variableDefinitions?.some(
      ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
    );
    return queryHook(name.value, needed);
  });
  return { prepend, content: hooks.join('\n') };
}

function queryHook(name, needsVariables) {
  const types = `${name}Query, ${name}QueryVariables`;
  // With partial data, the hook could not promise a complete result.
  const options = `useQuery.Options<${types}> & { returnPartialData?: false }`;
  const variables = ` & { variables: ${name}QueryVariables }`;
  return `export function use${name}Query(${needsVariables ? `options: ${options}${variables}` : `options?: ${options}`}) {
  return useQuery<${types}>(${name}Document, options);
}
`;
}

function mutationHook(name) {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `export function use${name}Mutation(options?: useMutation.Options<${types}>) {
  return useMutation<${types}>(${name}Document, options);
}
`;
}
