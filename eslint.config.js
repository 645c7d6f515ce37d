import { readdirSync } from 'node:fs';
import * as parser from '@typescript-eslint/parser';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';

// The rules of this house, which need no types. The rules of others stand in .oxlintrc.json (decision 126).

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
  ['features/person', 'features/push'],
  ['features/property'],
  ['features/document', 'features/unit', 'features/duty', 'features/view'],
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
  ['features/alert', 'features/change'],
  ['features/webhook'],
  ['features/developer'],
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
    'features/webhook',
  ],
  ['office'],
  ['pages'],
  ['site'],
];

/** What the browser’s React comes without (decision 110); .oxlintrc.json names the imports. */
const leftOutElements = [
  'JSXOpeningElement[name.name=/-/]',
  'JSXOpeningElement[name.name="Fragment"] > JSXAttribute[name.name="ref"]',
  'JSXAttribute[name.name=/^on(?:BeforeInput|Select)/]',
  'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(?:a|formA)ction$/] ArrowFunctionExpression',
];

requireRanks('graphql-server/src', serverRanks);
requireRanks('web/src', webRanks);
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

/** A room without a rank could import from all others. */
function requireRanks(house, ranks) {
  const rooms = readdirSync(new URL(`${house}/features`, import.meta.url), { withFileTypes: true });
  const missing = rooms
    .filter((room) => room.isDirectory())
    .map(({ name }) => `features/${name}`)
    .filter((room) => !ranks.flat().includes(room));
  if (missing.length > 0)
    throw new Error(`Give a rank in eslint.config.js to ${missing.join(' and ')} of ${house}.`);
}

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

export default [
  { ignores: ['dist', 'data', '**/*.generated.ts', 'test-results', 'playwright-report'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    rules: {
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
    files: ['{graphql-server,web}/src/**/*.{stories,test}.{ts,tsx}', '{graphql-server,web}/src/testing/**'],
    rules: { 'import-x/no-restricted-paths': 'off' },
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
];
