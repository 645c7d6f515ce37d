import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Generates typed documents and hooks from schema.graphql and the documents in web/, beside the documents;
 * they are committed.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/src/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'graphql-server/src/doors/own-documents.generated.ts': {
      plugins: [{ './web/codegen/documents.mjs': { list: 'texts' } }],
    },
    'web/src/lib/documents-version.generated.ts': {
      plugins: [{ './web/codegen/documents.mjs': { list: 'version' } }],
    },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', './web/codegen/documents.mjs'],
      config: {
        strictScalars: true,
        defaultScalarType: 'unknown',
        scalars: { DateTimeISO: 'string', LocalDate: 'string', SafeInt: 'number', Upload: 'File' },
        enumsAsTypes: true,
        enumType: 'string-literal',
        optimizeDocumentNode: true,
        useTypeImports: true,
        dedupeFragments: true,
      },
    },
  },
};

export default config;
