import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = '{"id":"msg_1","title":"नीम कोर्ट"}';

function signedHeaders(at: Date) {
  const signature = new Webhook(secret).sign('msg_1', at, body);
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} ${signature}`,
  };
}

/** The code of the document that verifies a webhook. */
function snippet(language: string): string {
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n([^]*?)\\n\`\`\``).exec(text) ?? [];
  expect(code).toContain('webhook-signature');
  return code;
}

const cases = [
  ['is signed', signedHeaders(new Date()), body, true],
  ['has another text', signedHeaders(new Date()), `${body} `, false],
  ['is old', signedHeaders(new Date(Date.now() - 600_000)), body, false],
] as const;

test.each(cases)(
  'the code in JavaScript says of a body that it %s',
  async (_name, headers, sent, expected) => {
    const address = `data:text/javascript,${encodeURIComponent(snippet('js'))}`;
    const { isSigned } = (await import(/* @vite-ignore */ address)) as {
      isSigned: (secret: string, headers: object, body: string) => boolean;
    };
    expect(isSigned(secret, headers, sent)).toBe(expected);
  },
);

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython).each(cases)(
  'the code in Python says of a body that it %s',
  (_name, headers, sent, expected) => {
    const program = `${snippet('python')}\nimport json, sys\nprint(json.dumps(is_signed(*json.load(sys.stdin))))`;
    const input = JSON.stringify([secret, headers, sent]);
    const said = execFileSync('python3', ['-c', program], { input, encoding: 'utf8' });
    expect(JSON.parse(said)).toBe(expected);
  },
);
