import { expect, test } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';

const { call, token } = await startTestApp({ pages: true });
const id = '0123456789abcdef01234567';

test.each([
  ['PUT', '/api/form', 'GET, HEAD'],
  ['POST', `/api/form/${id}`, 'DELETE'],
  ['GET', '/api/form/submit', 'DELETE, POST'],
  ['DELETE', `/form/view/${id}/`, 'GET, HEAD'],
  ['PATCH', '/api/contacts', 'GET, HEAD, POST'],
  ['GET', '/api/auth/login', 'POST'],
  ['GET', '/mail.php', 'POST'],
  ['DELETE', '/feeds/stories.xml', 'GET, HEAD'],
  ['POST', `/files/${id}/a-picture`, 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
])('%s %s is refused, and the answer says what the path has: %s', async (method, path, allowed) => {
  for (const as of [undefined, token]) {
    const { status, headers, body } = await call(method, path, { token: as });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allowed);
    expect(body).toMatchObject({ message: `Please ask this path with ${allowed.replaceAll(', ', ' or ')}.` });
  }
});

test.each(['/api/nothing', '/api/form/x/y', '/elsewhere'])(
  'a path that does not exist is not there for any method: %s',
  async (path) => {
    expect((await call('DELETE', path)).status).toBe(404);
  },
);
