import js from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Which folder may not import which: the arrows of the architecture. */
const zones = [
  ...['database', 'files', 'rest'].map((target) => ({
    target: `./graphql-server/src/${target}`,
    from: ['./graphql-server/src/features', './graphql-server/src/pages'],
    message: 'Features stand on database, files and rest, not the other way round.',
  })),
  {
    target: './graphql-server/src/features',
    from: ['./graphql-server/src/pages', './graphql-server/src/app.ts', './graphql-server/src/schema.ts'],
    message: 'Pages, schema and app stand on the features.',
  },
  ...['ui', 'lib'].map((target) => ({
    target: `./web/src/${target}`,
    from: ['./web/src/features', './web/src/pages', './web/src/layout'],
    message: 'What ui and lib hold knows no feature.',
  })),
  {
    target: './web/src/features',
    from: ['./web/src/pages', './web/src/layout'],
    message: 'Pages and the layout stand on the features.',
  },
];

export default tseslint.config(
  { ignores: ['dist', 'data', 'node_modules', '**/*.generated.ts', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', document: 'readonly', localStorage: 'readonly' },
    },
  },
  {
    files: ['web/dev-refresh.js'],
    languageOptions: { globals: { window: 'readonly' } },
  },
  {
    files: ['scripts/**/*.mjs'],
    languageOptions: {
      globals: {
        performance: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    plugins: { 'import-x': importX },
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off', // Decorated classes may be empty.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/only-throw-error': 'off', // react-router's loaders throw responses.
      // Decorated classes are shapes of plain objects: documents, inputs and answers are never their instances.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // It would ask for the `!` that another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // A region that scrolls is reached by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'], tags: [] }],
    },
  },
  {
    files: ['*.config.ts', '**/*.config.ts', 'codegen.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.content.ts', '**/*.seed.ts', 'e2e/**'],
    // Tests look at JSON as it came; content is as long as it is.
    rules: { 'max-lines': 'off', '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
);
