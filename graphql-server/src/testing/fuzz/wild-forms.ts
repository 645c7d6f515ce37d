import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { edge, fieldNames, formTokenMark, headers, pathOf } from './wild-requests.ts';
import type { WildRequest } from './wild-requests.ts';
import { wildText } from './wild-values.ts';

const names = [...fieldNames, 'operations', 'map', '0'];
const fileNames = ['', 'a.jpg', 'cv.pdf', '../../x.docx', 'अ.pdf', 'a'.repeat(3_000)];
const contentTypes = [
  ...[
    'application/octet-stream',
    'application/pdf',
    'image/png',
    'text/plain',
    'text/plain; charset=x-unknown',
  ],
  ...['multipart/mixed; boundary=inner', 'message/rfc822', 'nothing', '', ';', 'a/b; c="', 'image/*'],
];
const operation = 'mutation ($image: Upload) { uploadPicture(image: $image) { id } }';
const contents = fc.oneof(
  wildText,
  fc.constantFrom(
    'abc',
    '%PDF-1.4\n%%EOF',
    '\u0089PNG\r\n\u001a\n',
    '--edge',
    '\r\n--edge',
    formTokenMark,
    JSON.stringify({ query: operation, variables: { image: null } }),
    '{"0":["variables.image"]}',
  ),
);

/** The head of a part: with or without a name, a file’s name, a content type, and in any order. */
const head: Arbitrary<string> = fc
  .record({
    kind: fc.constantFrom('form-data', 'form-data', 'form-data', 'attachment', 'file', ''),
    name: fc.option(fc.constantFrom(...names), { freq: 6, nil: undefined }),
    fileName: fc.option(fc.constantFrom(...fileNames), { freq: 1, nil: undefined }),
    isExtended: fc.boolean(),
    type: fc.option(fc.constantFrom(...contentTypes), { freq: 2, nil: undefined }),
    encoding: fc.option(fc.constantFrom('base64', 'quoted-printable', '8bit', 'x'), {
      freq: 1,
      nil: undefined,
    }),
    extra: fc.constantFrom('', '', '', 'X-Other: 1\r\n', ': \r\n', 'Content-Type\r\n', ' folded\r\n'),
    isTypeFirst: fc.boolean(),
  })
  .map(({ kind, name, fileName, isExtended, type, encoding, extra, isTypeFirst }) => {
    const asFile = isExtended
      ? `filename*=UTF-8''${encodeURIComponent(fileName ?? '')}`
      : `filename="${fileName}"`;
    const parameters = [
      kind,
      ...(name === undefined ? [] : [`name="${name}"`]),
      ...(fileName === undefined ? [] : [asFile]),
    ];
    const lines = [
      `Content-Disposition: ${parameters.join('; ')}\r\n`,
      ...(type === undefined ? [] : [`Content-Type: ${type}\r\n`]),
      ...(encoding === undefined ? [] : [`Content-Transfer-Encoding: ${encoding}\r\n`]),
    ];
    return `${(isTypeFirst ? lines.reverse() : lines).join('')}${extra}\r\n`;
  });

/** A form whose parts are of any kind, whole or cut at any byte. */
const form: Arbitrary<string> = fc
  .record({
    parts: fc.array(fc.tuple(head, contents), { minLength: 1, maxLength: 4 }),
    end: fc.constantFrom('--edge--\r\n', '--edge--', '--edge', '--edg', '', '--edge\r\n', '\r\n--edge--\r\n'),
    cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 2, nil: undefined }),
  })
  .map(({ parts, end, cut }) => {
    const whole = `${parts.map((part) => `--${edge}\r\n${part.join('')}\r\n`).join('')}${end}`;
    return cut === undefined ? whole : whole.slice(0, Math.floor(cut * whole.length));
  });

const boundaries = ['edge', '"edge"', 'edge; charset=x', 'other', '', 'e'.repeat(80)];

/**
 * Forms to each of these routes, such as no browser sends. With `breaksOff`, the sender promises more bytes and closes the
 * connection.
 */
export function formRequests(routes: readonly string[], ids: readonly string[]): Arbitrary<WildRequest> {
  const taking = routes.filter((route) => !route.startsWith('GET '));
  return fc
    .record({
      route: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...taking) },
        { weight: 1, arbitrary: fc.constant('POST /graphql') },
      ),
      id: fc.constantFrom(...ids),
      boundary: fc.oneof({ weight: 9, arbitrary: fc.constant(edge) }, fc.constantFrom(...boundaries)),
      body: form,
      sent: headers,
      breaksOff: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
    })
    .map(({ route, id, boundary, body, sent, breaksOff }) => {
      const { method, path } = pathOf(route, id);
      const type = `multipart/form-data; boundary=${boundary}`;
      const preflight = { 'Apollo-Require-Preflight': 'true' };
      return { method, path, headers: { ...sent, ...preflight, 'Content-Type': type }, body, breaksOff };
    });
}
