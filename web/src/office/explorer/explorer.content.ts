import { indianNumber } from 'domain/text/number.ts';

export const explorerContent = {
  title: 'GraphQL',
  line: 'Query the API with your account; the usual limits apply. A mutation here changes the real data.',
  loading: 'Loading the editor…',
  query: 'Query',
  queryHint: 'Ctrl or ⌘ with Enter sends the operation at the cursor. Ctrl with Space suggests names.',
  variables: 'Variables',
  variablesHint: 'A JSON object, such as { "count": 3 }.',
  wrongVariables: 'The variables are not a JSON object.',
  run: 'Send',
  running: 'Sending…',
  answer: 'Answer',
  noAnswer: 'The answer appears here.',
  summary: (status: number, ms: number) => `Status ${status}, ${indianNumber(ms)} ms`,
  cost: (cost: number, most: number) => `cost ${indianNumber(cost)} of ${indianNumber(most)}`,
  notSent: 'The server could not be reached. What you typed is still here.',
  schemaFailed: 'The schema could not be loaded.',
  retry: 'Try again',
  docs: {
    title: 'Schema',
    line: 'Select a name to see its type.',
    search: 'Search the schema',
    none: 'No type or field has this name.',
    more: (count: number) => `${indianNumber(count)} more; type more letters.`,
    back: 'Back',
    queries: 'Queries',
    mutations: 'Mutations',
    fields: 'Fields',
    values: 'Values',
    oneOf: 'One of',
    deprecated: (reason: string) => `Deprecated: ${reason}`,
  },
  first: `# The first published properties, newest first.
query FirstHomes($count: Int) {
  projects(perPage: $count) {
    totalCount
    items {
      id
      title
      address
    }
  }
}
`,
  firstVariables: '{ "count": 3 }',
};
