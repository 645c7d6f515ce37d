import { expect, test } from 'vitest';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  sendApplication,
  sendContact,
} from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, db, token } = app;

/** Items that visitors can query. */
const onTheSite = {
  teamMember: { kind: 'TEAM_MEMBER', add: async () => (await addWithPicture(app, 'createTeamMember')).id },
  testimonial: { kind: 'TESTIMONIAL', add: async () => (await addWithPicture(app, 'createTestimonial')).id },
  mediaItem: { kind: 'MEDIA_ITEM', add: async () => (await addWithPicture(app, 'createMediaItem')).id },
  blog: { kind: 'BLOG', add: async () => (await addWithPicture(app, 'createBlog')).id },
  property: { kind: 'PROPERTY', add: async () => (await addProperty(app)).id },
};

/** Items that visitors send. */
const inTheOffice = {
  application: { kind: 'JOB_APPLICATION', add: async () => sendApplication(app) },
  contact: {
    kind: 'CONTACT_REQUEST',
    add: async () => {
      const reference = await sendContact(app);
      return String((await db.collection('contactRequests').findOne({ reference }))?._id);
    },
  },
};

const unknownId = '0123456789abcdef01234567';

function find(operation: string, id: string, withToken?: string) {
  const query = `query ($id: ID!) { ${operation}(id: $id) { id } }`;
  return ask(query, { id }, { token: withToken });
}

test.each(Object.entries(onTheSite))(
  '%s is found by its id, null if it never existed, and GONE once removed',
  async (operation, { kind, add }) => {
    const id = await add();
    expect((await find(operation, id)).data).toEqual({ [operation]: { id } });
    expect(await find(operation, unknownId)).toMatchObject({
      data: { [operation]: null },
      errors: undefined,
    });
    await deleteItem(app, kind, id);
    expect(await find(operation, id)).toMatchObject({
      data: { [operation]: null },
      errors: [{ extensions: { code: 'GONE' } }],
    });
  },
);

test.each(Object.entries(inTheOffice))(
  '%s is found by its id, and NOT_FOUND if it never existed or was deleted',
  async (operation, { kind, add }) => {
    const id = await add();
    expect((await find(operation, id, token)).data).toEqual({ [operation]: { id } });
    await deleteItem(app, kind, id);
    for (const absent of [id, unknownId]) {
      const { errors } = await find(operation, absent, token);
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  },
);

test.each(Object.keys({ ...onTheSite, ...inTheOffice }))(
  '%s with a malformed id is refused',
  async (operation) => {
    expect((await find(operation, 'nonsense', token)).errors).toMatchObject([
      { message: 'Invalid ID', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  },
);
