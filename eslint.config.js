import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The ranks of the rooms of both sides, lowest first: a room imports from itself and from rooms of lower rank. Nouns
 * below `features` stand whole in one room, and a join of two stands with the higher one (decision 89).
 */
const serverRanks = [
  ['base'],
  ['database'],
  ['access'],
  ['cache'],
  ['files'],
  ['kit'],
  ['features/rule', 'features/company', 'features/media', 'features/testimonial'],
  ['features/mail', 'features/message', 'features/team', 'features/place', 'features/block', 'features/blog'],
  ['features/lead'],
  ['features/auth', 'features/builder'],
  ['features/person'],
  ['features/property'],
  ['features/document', 'features/unit', 'features/duty'],
  ['features/cost'],
  ['features/search'],
  [
    'features/contact',
    'features/application',
    'features/shortlist',
    'features/progress',
    'features/report',
    'features/listings',
  ],
  ['features/alert'],
  ['office'],
  ['http'],
  ['start'],
];
/** Calls that can only throw: the build leaves them out when their result is not used, and the `catch` with them. */
const lostCalls = [
  'CallExpression[callee.name=/^(?:decodeURI|encodeURI|atob|btoa|BigInt|structuredClone)/]',
  'CallExpression[callee.object.name=/^(?:JSON|Intl|Number|Object)$/][callee.property.name!=/^(?:assign|define|set|freeze)/]',
  'NewExpression[callee.name=/^(?:URL|RegExp|Date|TextDecoder)$/]',
].map((selector) => ({
  selector: `ExpressionStatement > ${selector}`,
  message: 'Use its result: the build leaves out a call whose result is not used.',
}));
const webRanks = [
  ['lib'],
  ['ui'],
  ['map'],
  ['office-kit'],
  [
    'features/auth',
    'features/lead',
    'features/settings',
    'features/media',
    'features/testimonial',
    'features/rule',
    'features/place',
    'features/block',
    'features/blog',
  ],
  ['features/contact'],
  ['features/person'],
  ['features/choices'],
  ['features/property', 'features/application'],
  ['features/team', 'features/progress'],
  [
    'features/builder',
    'features/report',
    'features/shortlist',
    'features/compare',
    'features/order',
    'features/duty',
    'features/alert',
    'features/privacy',
  ],
  ['office'],
  ['pages'],
  ['site'],
];

/** What the browser’s React and router come without (decision 110). */
const leftOut = {
  react: ['Activity', 'SuspenseList', 'ViewTransition', 'addTransitionType', 'cacheSignal', 'useActionState'],
  'react-dom': [
    ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    ...['requestFormReset', 'useFormState', 'useFormStatus'],
  ],
  'react-router-dom': ['useFetcher', 'useFetchers'],
};
const leftOutElements = [
  'JSXOpeningElement[name.name=/-/]',
  'JSXOpeningElement[name.name="Fragment"] > JSXAttribute[name.name="ref"]',
  'JSXAttribute[name.name=/^on(?:BeforeInput|Select)/]',
  'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(?:a|formA)ction$/] ArrowFunctionExpression',
];

/** `LINT=quick` leaves the slowest rules to the whole check. */
const isQuick = process.env.LINT === 'quick';
const compilerRules = Object.keys(reactHooks.configs.flat['recommended-latest'].rules).filter(
  (rule) => !/rules-of-hooks|exhaustive-deps/.test(rule),
);
const slowRules = [...compilerRules, '@typescript-eslint/no-deprecated'];

const zones = [
  ...rankZones('graphql-server/src', serverRanks),
  ...rankZones('web/src', webRanks),
  ...publicZones('web/src/features'),
  {
    target: './domain',
    from: ['./web', './graphql-server'],
    message: 'domain is what both sides read, and imports neither.',
  },
].filter(({ from }) => from.length > 0);

function rankZones(house, ranks) {
  return ranks.flatMap((rooms, rank) =>
    rooms.map((room) => ({
      target: `./${house}/${room}`,
      from: ranks
        .slice(rank)
        .flat()
        .filter((other) => other !== room)
        .map((other) => `./${house}/${other}`),
      message: `${room} stands below this room or beside it: a join stands with the higher noun.`,
    })),
  );
}

/** Keeps code of the office out of the bundles of public pages. */
function publicZones(folder) {
  return readdirSync(new URL(folder, import.meta.url))
    .filter((feature) => feature !== 'auth')
    .map((feature) => ({
      target: [`./${folder}/${feature}/!(admin)/**`, `./${folder}/${feature}/*.*`],
      from: ['./web/src/office/**', './web/src/office-kit/**', `./${folder}/*/admin/**`],
      message: 'Only the admin folder of a feature uses the office.',
    }));
}

export default tseslint.config(
  { ignores: ['dist', 'data', 'node_modules', '**/*.generated.ts', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        URL: 'readonly',
        console: 'readonly',
        document: 'readonly',
        localStorage: 'readonly',
      },
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
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off', // Decorated classes may be empty.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/only-throw-error': 'off', // react-router's loaders throw responses.
      // Decorated classes describe plain objects: documents, inputs and answers are never their instances.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // This rule would require the `!` that another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router', message: 'Import from react-router-dom.' },
            ...Object.entries(leftOut).map(([name, importNames]) => {
              return { name, importNames, message: 'The build leaves it out: web/unused-parts.ts.' };
            }),
          ],
        },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A service worker has other globals than a page.
    files: ['web/src/site/worker/**/*.ts'],
    languageOptions: { parserOptions: { project: './web/src/site/worker/tsconfig.json' } },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // React calls what an effect or a ref returns, and “void” of the DOM may be a promise: `scrollIntoView` answers one.
      'no-restricted-syntax': [
        'error',
        ...['name', 'property.name'].map((name) => ({
          selector: `CallExpression[callee.${name}=/^use\\w*Effect$/][arguments.0.body.type!=/^(BlockStatement|ArrowFunctionExpression)$/]`,
          message: 'Give the effect a body in braces: React calls what it returns.',
        })),
        {
          selector: 'JSXAttribute[name.name="ref"] ArrowFunctionExpression[body.type!="BlockStatement"]',
          message: 'Give the ref a body in braces: React calls what it returns.',
        },
        ...lostCalls,
        {
          selector: 'JSXOpeningElement[name.name="option"]:not(:has(JSXAttribute[name.name="value"]))',
          message: 'Give the option its value: browsers that translate change its text.',
        },
        {
          selector: `:matches(${leftOutElements.join()})`,
          message: 'The build leaves it out: web/unused-parts.ts.',
        },
      ],
      // A scrolling region must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'], tags: [] }],
    },
  },
  {
    // Processes share the clock of the database: dates come from `timeNow`, durations from `performance.now`.
    files: ['graphql-server/src/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      '**/testing/**',
      '**/base/clock.ts',
      '**/database/time.ts',
      '**/files/temporary.ts', // The dates of files on this machine.
      '**/kit/publication.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...lostCalls,
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Use timeNow().' },
        {
          selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          message: 'Use timeNow() for a date, performance.now() for a duration.',
        },
        {
          selector: 'CallExpression[callee.name="IsNumber"] Property[key.name="maxDecimalPlaces"]',
          message: 'Use IsDecimal(): this fails at 1e-7.',
        },
        {
          // A listing that has lapsed is published and not seen: `kit/publication.ts` knows the difference.
          selector: 'Property[key.name="publishAt"] Property[key.name="$lte"]',
          message: 'Choose what visitors see with seenByVisitors() or shown().',
        },
      ],
    },
  },
  {
    // Tests use the whole app.
    files: ['{graphql-server,web}/src/**/*.test.{ts,tsx}', '{graphql-server,web}/src/testing/**'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['*.config.ts', '**/*.config.ts', 'codegen.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.content.ts', '**/*.seed.ts', 'e2e/**'],
    // Tests read untyped JSON; content may be long.
    rules: { 'max-lines': 'off', '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    // These journeys watch what is fetched, what works before the page runs, or what the service worker keeps.
    files: ['e2e/**'],
    ignores: [
      'e2e/{arrival,budget,choice,first-screen,fonts,foreign-nodes,map,offline,offline-update,outbox}.journey.ts',
      'e2e/{pictures,privacy,property-page,shared-shortlist,shop,start,weight}.journey.ts',
      'e2e/screenshot.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[value="networkidle"]', message: 'Open the page with openStarted().' },
      ],
    },
  },
  isQuick ? { rules: Object.fromEntries(slowRules.map((rule) => [rule, 'off'])) } : {},
);
