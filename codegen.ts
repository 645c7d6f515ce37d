import type { CodegenConfig } from '@graphql-codegen/cli';

const types = {
  strictScalars: true,
  defaultScalarType: 'unknown',
  scalars: {
    DateTimeISO: 'string',
    LocalDate: 'string',
    Decimal: 'string',
    SafeInt: 'number',
    Upload: 'File',
  },
  enumsAsTypes: true,
  enumType: 'string-literal',
  optimizeDocumentNode: true,
  useTypeImports: true,
  dedupeFragments: true,
};

/**
 * Generates typed documents and hooks from schema.graphql and the documents in web/, beside the documents;
 * they are committed.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/src/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'graphql-server/src/http/graphql/own-documents.generated.ts': {
      plugins: [{ './web/codegen/documents.mjs': { list: 'texts' } }],
    },
    'web/src/lib/documents-version.generated.ts': {
      plugins: [{ './web/codegen/documents.mjs': { list: 'version' } }],
    },
    // The enums and inputs of the schema, once for all documents.
    'domain/src/schema.generated.ts': {
      plugins: ['./web/codegen/operations.mjs'],
      config: { ...types, generateOperationTypes: false },
    },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['./web/codegen/operations.mjs', './web/codegen/documents.mjs'],
      config: { ...types, importSchemaTypesFrom: '~domain/schema.generated.ts', importExtension: '' },
    },
  },
};

export default config;
