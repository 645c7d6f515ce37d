import { expect, test } from 'vitest';
import { addWithPicture, sendApplication, sendContact } from './testing/factories.ts';
import { startTestApp } from './testing/start-test-app.ts';

const app = await startTestApp();
const { ask, db, token } = app;

const single = {
  teamMember: async () => (await addWithPicture(app, 'createTeamMember')).id,
  testimonial: async () => (await addWithPicture(app, 'createTestimonial')).id,
  mediaItem: async () => (await addWithPicture(app, 'createMediaItem')).id,
  application: async () => sendApplication(app),
  contact: async () => {
    const reference = await sendContact(app);
    return String((await db.collection('contactRequests').findOne({ reference }))?._id);
  },
};

for (const [operation, add] of Object.entries(single)) {
  const query = `query ($id: ID!) { ${operation}(id: $id) { id } }`;

  test(`${operation} is found by its id`, async () => {
    const id = await add();
    expect((await ask(query, { id }, { token })).data).toEqual({ [operation]: { id } });
  });

  test(`${operation} of an unknown id is not found, of a malformed one refused`, async () => {
    const unknown = await ask(query, { id: '0123456789abcdef01234567' }, { token });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const malformed = await ask(query, { id: 'nonsense' }, { token });
    expect(malformed.errors?.[0]).toMatchObject({
      message: 'Invalid ID',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
}
