import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { ObjectId } from 'mongodb';
import type { Db } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AdminRole } from '../base/admin-role.ts';
import { touch } from '../database/changes.ts';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/connect.ts';
import { presentProcesses } from '../database/presence.ts';
import { contactInput, propertyInput } from '../testing/factories.ts';
import { delayTraining, registerCompany } from '../testing/data/listing-records.ts';
import { startMailServer } from '../testing/peers/mail-server.ts';
import { openConnection } from '../testing/one-connection.ts';
import type { Connection } from '../testing/one-connection.ts';
import { makeFilledFolder } from '../testing/data/filled-folder.ts';
import { killAll, startProgram } from '../testing/programs/programs.ts';
import type { Program } from '../testing/programs/programs.ts';
import { adminName, adminPassword } from '../testing/start-test-app.ts';
import { makeTestFolder } from '../testing/fresh/test-folder.ts';
import { databaseName } from './config.ts';

const startMs = 180_000;
const folders: string[] = [];

afterAll(async () => {
  await killAll();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const dataDir = await makeFilledFolder('several');
  folders.push(dataDir);
  return dataDir;
}

async function start(settings: Record<string, string>): Promise<{ program: Program; origin: string }> {
  const program = await startProgram('testing/programs/several', 'and a worker', {
    ...{ PORT: '0', WEB_CONCURRENCY: '2', LOG_FORMAT: 'text', MIN_FILL_MS: '0' },
    SUBMISSIONS_PER_10_MINUTES: '1000000',
    READ_COST_PER_MINUTE: '1000000000',
    // The machine of the tests may be busy with others.
    SHED_AT_LAG_MS: '0',
    ...settings,
  });
  const [, port = ''] = /http:\/\/localhost:(\d+)/.exec(program.output()) ?? [];
  return { program, origin: `http://127.0.0.1:${port}` };
}

/** Connections to both web processes. */
async function openBoth(origin: string): Promise<[Connection, Connection]> {
  const found = new Map<string, Connection>();
  await vi.waitFor(
    async () => {
      const connection = openConnection(origin);
      const name = await connection.process();
      if (found.has(name)) connection.close();
      else found.set(name, connection);
      expect([...found.keys()].sort()).toEqual(['web 1', 'web 2']);
    },
    { timeout: 60_000 },
  );
  const [one, two] = [found.get('web 1'), found.get('web 2')];
  if (!one || !two) throw new Error('There are not two web processes.');
  return [one, two];
}

async function logIn(connection: Connection, password = adminPassword) {
  const { status, text } = await connection.call('POST', '/api/auth/login', {
    json: { username: adminName, password },
  });
  return { status, token: (JSON.parse(text) as { token?: string }).token ?? '' };
}

const withinASecond = { timeout: 1_500, interval: 25 };
const soon = { timeout: 30_000, interval: 50 };

const mailServer = await startMailServer();

describe.each(['built-in database', 'database server'])(
  'two web processes and a worker on one %s',
  (kind) => {
    let program: Program;
    let origin: string;
    let one: Connection;
    let two: Connection;
    let database: Database;
    let db: Db;
    let token: string;

    beforeAll(async () => {
      const dataDir = await makeFolder();
      const account = { ADMIN_USERNAME: adminName, ADMIN_PASSWORD: adminPassword };
      const mail = {
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: 'desk@homes.example.com',
        MAIL_TO: 'sales@homes.example.com',
      };
      if (kind === 'database server') {
        database = await connectDatabase({ dataDir, databaseName });
        const [address = ''] = readFileSync(join(dataDir, 'engine.address'), 'utf8').split('?');
        const uri = `${address.replace(/\/$/, '')}/${databaseName}`;
        ({ program, origin } = await start({ ...account, ...mail, MONGODB_URI: uri, DATA_DIR: dataDir }));
      } else {
        ({ program, origin } = await start({ ...account, ...mail, DATA_DIR: dataDir }));
        database = await connectDatabase({ dataDir, databaseName, besideServer: 'only' });
      }
      db = database.db;
      [one, two] = await openBoth(origin);
      ({ token } = await logIn(one));
      await registerCompany(db);
      await delayTraining(db);
    }, startMs);

    afterAll(async () => {
      one.close();
      two.close();
      program.signal('SIGTERM');
      await program.ended;
      await database.close();
    }, 60_000);

    test('indexes, migrations and the first account were made once, and both processes are ready', async () => {
      for (const process of [one, two])
        expect((await process.call('GET', '/readyz')).text).toBe('{"status":"ready"}');
      expect(await db.collection('admins').countDocuments()).toBe(1);
      const numbers = await db.collection('migrations').distinct('_id');
      expect(await db.collection('migrations').countDocuments()).toBe(numbers.length);
      await expect
        .poll(() => db.collection<{ _id: string }>('locks').countDocuments({ _id: 'worker' }), soon)
        .toBe(1);
    });

    test('the metrics of one process are those of all, and what waits in the database is told once', async () => {
      await two.call('GET', '/api/nothing');
      const readFrom = async (process: Connection) => (await process.call('GET', '/metrics')).text;
      const refused = (text: string, process: string) =>
        Number(
          new RegExp(`^ahg_errors_total\\{process="${process}",code="NOT_FOUND"\\} (\\d+)$`, 'm').exec(
            text,
          )?.[1] ?? 0,
        );
      const before = refused(await readFrom(one), 'web 2');
      await two.call('GET', '/api/nothing');
      const text = await readFrom(one);
      expect(refused(text, 'web 2')).toBe(before + 1);
      expect(refused(await readFrom(two), 'web 2')).toBe(before + 1);
      for (const process of ['web 1', 'web 2', 'worker'])
        expect(text).toContain(`process_start_time_seconds{process="${process}"} `);
      const lines = text.split('\n');
      expect(lines).toContain('ahg_processes 3');
      expect(
        lines.filter((line) => /^ahg_(database_up|mails_waiting|alert_mails_waiting|sessions)\b/.test(line)),
      ).toHaveLength(4);
      const helps = lines.filter((line) => line.startsWith('# HELP'));
      expect(new Set(helps).size).toBe(helps.length);
    });

    test('a login at one process counts at the other, and so does its end', async () => {
      const { token: own } = await logIn(one);
      expect(await two.ask('{ me { username } }', {}, own)).toContain(`"${adminName}"`);
      expect(await one.ask('mutation { logout { id } }', {}, own)).toContain('"logout"');
      expect(await two.ask('{ me { username } }', {}, own)).toContain('UNAUTHENTICATED');
    });

    test('failed logins of both processes count together', async () => {
      const statuses = [];
      for (const process of [one, two, one, two, one, two])
        statuses.push((await logIn(process, 'a-wrong-password')).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      await db.collection('loginAttempts').deleteMany({});
    });

    test('what one process writes is shown by the other within a second', async () => {
      const list = async () => (await two.call('GET', '/shop-left-sidebar')).text;
      expect(await list()).not.toContain('Neem House');
      const add = 'mutation ($input: PropertyInput!) { createProperty(input: $input) { id } }';
      expect(await one.ask(add, { input: propertyInput({ title: 'Neem House' }) }, token)).toContain('"id"');
      await expect.poll(list, withinASecond).toContain('Neem House');
    });

    test('an event written at one process reaches an open page at the other', async () => {
      const controller = new AbortController();
      const heard = { text: '' };
      // Two streams, one at each process: new connections go to the processes in turns.
      const streams = await Promise.all(
        [1, 2].map(() =>
          fetch(`${origin}/api/events`, {
            headers: { authorization: `Bearer ${token}` },
            signal: controller.signal,
          }),
        ),
      );
      const texts = streams.map(() => ({ ...heard }));
      for (const [place, stream] of streams.entries()) void collect(stream, texts[place] ?? heard);
      await expect.poll(() => texts.every(({ text }) => text.includes(': hello')), soon).toBe(true);
      const { status } = await one.call('POST', '/api/contacts', { json: contactInput() });
      expect(status).toBe(201);
      await expect.poll(() => texts.every(({ text }) => text.includes('"contactRequests"')), soon).toBe(true);
      controller.abort();
    });

    // The engine is the same under both kinds, so what crosses in it is tried under one.
    if (kind === 'database server') {
      test('sixty first enquiries of one number at both processes make one person', async () => {
        const phone = '98765 43211';
        const answers = await Promise.all(
          Array.from({ length: 60 }, (_, place) =>
            fetch(`${origin}/api/contacts`, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', Connection: 'close' },
              body: JSON.stringify(contactInput({ phone, email: `sixty${place}@example.com` })),
            }),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
        const reach = `+91${phone.replace(' ', '')}`;
        await expect
          .poll(
            () => db.collection('contactRequests').countDocuments({ phoneE164: reach, personDue: true }),
            soon,
          )
          .toBe(0);
        expect(
          await db.collection('contactRequests').distinct('personId', { phoneE164: reach }),
        ).toHaveLength(1);
        expect(await db.collection('people').find({ reach }).toArray()).toMatchObject([{ enquiryCount: 60 }]);
      });

      test('of merges and of outcomes that cross at both processes, one counts', async () => {
        const [kept = '', other = ''] = await Promise.all(
          ['a', 'b'].map(async (name, place) => {
            const email = `crossing-${name}@example.com`;
            await fetch(`${origin}/api/contacts`, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', Connection: 'close' },
              body: JSON.stringify(contactInput({ phone: `98765 4320${place}`, email })),
            });
            await expect.poll(() => db.collection('people').countDocuments({ reach: email }), soon).toBe(1);
            return String((await db.collection('people').findOne({ reach: email }))?._id);
          }),
        );
        const atBoth = (send: (process: Connection, place: number) => Promise<string>) =>
          Promise.all(Array.from({ length: 8 }, (_, place) => send(place % 2 ? two : one, place)));
        const merges = await atBoth((process, place) => {
          const [id, otherId] = place < 4 ? [kept, other] : [other, kept];
          return process.ask(
            `mutation { mergePeople(id: "${id}", otherId: "${otherId}") { id } }`,
            {},
            token,
          );
        });
        expect(merges.filter((text) => !text.includes('"errors"'))).toHaveLength(1);
        expect(merges.filter((text) => text.includes('These two leads are one now.'))).toHaveLength(7);

        const read = await one.ask(`{ person(id: "${kept}") { id updatedAt } }`, {}, token);
        const { id, updatedAt } = (
          JSON.parse(read) as { data: { person: { id: string; updatedAt: string } } }
        ).data.person;
        const outcome = (key: string) =>
          `mutation { addOutcome(id: "${id}", readAt: "${updatedAt}", input: { key: "${key}", outcome: LATER }) { id } }`;
        const outcomes = await atBoth((process, place) =>
          process.ask(outcome(`crossing-outcome-${place}`), {}, token),
        );
        expect(outcomes.filter((text) => !text.includes('"errors"'))).toHaveLength(1);
        expect(outcomes.filter((text) => text.includes('"CONFLICT"'))).toHaveLength(7);
        const won = outcomes.findIndex((text) => !text.includes('"errors"'));
        const again = await atBoth((process) => process.ask(outcome(`crossing-outcome-${won}`), {}, token));
        expect(again.filter((text) => text.includes('"errors"'))).toEqual([]);
        const stored = await db
          .collection('people')
          .findOne({ reach: 'crossing-a@example.com', deleted: false });
        const kinds = (stored?.history as { kind: string }[]).map((event) => event.kind);
        expect(kinds.filter((one) => ['MERGED', 'OUTCOME'].includes(one))).toEqual(['MERGED', 'OUTCOME']);
      });

      /** Team members on duty at all hours, with accounts that log in, each at one of the processes. */
      async function colleagues(names: readonly string[]): Promise<{ name: string; token: string }[]> {
        const passwordHash = await hash(adminPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
        const week = Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' }));
        const duty =
          'mutation ($id: ID!, $input: DutyInput!) { saveDuty(memberId: $id, input: $input) { memberId } }';
        return Promise.all(
          names.map(async (name, place) => {
            const [memberId, now] = [new ObjectId(), new Date()];
            const stored = {
              name,
              email: null,
              slug: name.toLowerCase(),
              deleted: false,
              createdAt: now,
              updatedAt: now,
              touchedAt: now,
            };
            await db.collection('teamMembers').insertOne({ _id: memberId, ...stored });
            const account = { role: AdminRole.SALES, passwordHash, knownAddresses: [], createdAt: now };
            await db
              .collection('admins')
              .insertOne({ username: name, memberId, mustChangePassword: false, ...account });
            expect(await one.ask(duty, { id: memberId, input: { week } }, token)).not.toContain('"errors"');
            const { text } = await (place % 2 ? two : one).call('POST', '/api/auth/login', {
              json: { username: name, password: adminPassword },
            });
            return { name, token: (JSON.parse(text) as { token: string }).token };
          }),
        );
      }

      test('ten leads of both processes are given once each and spread, and of two who take one at once one has it', async () => {
        const [asha, bela] = await colleagues(['Asha', 'Bela', 'Chitra']);
        const emailOf = (place: number) => `given${place}@example.com`;
        await Promise.all(
          Array.from({ length: 10 }, (_, place) =>
            (place % 2 ? two : one).call('POST', '/api/contacts', {
              json: contactInput({ phone: undefined, email: emailOf(place) }),
            }),
          ),
        );
        const leads = db.collection('people');
        const given = { reach: { $in: Array.from({ length: 10 }, (_, place) => emailOf(place)) } };
        await expect.poll(() => leads.countDocuments({ ...given, turn: { $ne: null } }), soon).toBe(10);
        const found = await leads.find(given).toArray();
        const kinds = found.map(({ history }) => (history as { kind: string }[]).map((event) => event.kind));
        expect(kinds).toEqual(found.map(() => ['HANDED_OVER']));
        const owners = found.map(({ responsibleName }) => String(responsibleName));
        const shares = [...new Set(owners)].map((name) => owners.filter((owner) => owner === name).length);
        expect(shares.sort()).toEqual([3, 3, 4]);

        // Their clocks have run out, so that the rounds of all processes pass them at the same time.
        await leads.updateMany(given, { $set: { 'turn.until': new Date(0) }, ...touch });
        const take = (id: ObjectId, at: Connection, as: string) =>
          at.ask(`mutation { takePerson(id: "${id.toHexString()}") { id } }`, {}, as);
        await Promise.all(
          found.flatMap(({ _id }) => [take(_id, one, asha?.token ?? ''), take(_id, two, bela?.token ?? '')]),
        );
        await expect.poll(() => leads.countDocuments({ ...given, turn: { $ne: null } }), soon).toBe(0);
        for (const { history, responsibleName } of await leads.find(given).toArray()) {
          const events = history as { kind: string; by: string; person?: string }[];
          const last = events.findLast(({ kind }) => kind === 'HANDED_OVER');
          expect([events, last?.person]).toEqual([events, responsibleName]);
          expect(events.filter(({ kind }) => kind === 'TAKEN').length).toBeGreaterThan(0);
        }
      });

      test('changes of a shared shortlist at both processes are all kept', async () => {
        const add = 'mutation ($input: PropertyInput!) { createProperty(input: $input) { id } }';
        const added = await one.ask(add, { input: propertyInput({ title: 'Mango Court' }) }, token);
        const [propertyId = ''] = /[0-9a-f]{24}/.exec(added) ?? [];
        const share =
          'mutation ($input: ShareShortlistInput!) { shareShortlist(input: $input) { token key } }';
        const input = { name: 'Asha', mode: 'TOGETHER', propertyIds: [propertyId] };
        const [, shared = '', key = ''] =
          /"token":"([^"]+)","key":"([^"]+)"/.exec(await one.ask(share, { input })) ?? [];
        const note = 'mutation ($input: SharedNoteInput!) { addSharedNote(input: $input) { version } }';
        for (let round = 0; round < 5; round += 1) {
          const noteInput = { token: shared, key, name: 'Asha', propertyId, text: `Round ${round}` };
          await Promise.all([one, two].map((process) => process.ask(note, { input: noteInput })));
        }
        const list = await two.ask(
          `{ sharedShortlist(token: "${shared}") { version homes { notes { id } } } }`,
        );
        expect(list).toContain('"version":11');
        expect(list.match(/"id"/g)).toHaveLength(10);
      });

      test('a unit that both processes sell at once is sold once, and a hold ends at both', async () => {
        const add = 'mutation ($input: PropertyInput!) { createProperty(input: $input) { id } }';
        const input = propertyInput({
          title: 'Tulip Towers',
          towers: [{ name: 'Tower A', floors: 12 }],
          configurations: [{ name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 9_500_000 }],
        });
        const [id = ''] = /[0-9a-f]{24}/.exec(await one.ask(add, { input }, token)) ?? [];
        const save = async (process: Connection, unit: object) => {
          const mutation = `mutation ($id: ID!, $units: [SavedUnitInput!]!) {
          saveUnits(propertyId: $id, units: $units) { saved { id revision } failures { message } }
        }`;
          const units = [{ tower: 'tower-a', configuration: '2-bhk', floor: 3, ...unit }];
          const { data } = JSON.parse(await process.ask(mutation, { id, units }, token)) as {
            data: { saveUnits: { saved: { id: string; revision: number }[] } };
          };
          return data.saveUnits.saved;
        };
        const [stored] = await save(one, { number: 'A-301' });
        const sale = { ...stored, number: 'A-301', status: 'BOOKED' };
        const sales = await Promise.all([one, two].map((process) => save(process, sale)));
        expect(sales.flat()).toHaveLength(1);

        const holdUntil = new Date(Date.now() + 3_000).toISOString();
        await save(two, { number: 'A-302', status: 'HOLD', holdUntil });
        const counts = async (process: Connection) =>
          process.ask(`{ property(id: "${id}") { availability { counts { total available } } } }`);
        await expect.poll(() => counts(one), withinASecond).toContain('"total":2,"available":0');
        for (const process of [one, two])
          await expect.poll(() => counts(process), soon).toContain('"total":2,"available":1');
      }, 60_000);

      test('each enquiry of both processes leaves as one e-mail', async () => {
        const { received } = mailServer;
        const names = Array.from({ length: 10 }, (_, index) => `Sender ${String.fromCodePoint(65 + index)}`);
        await Promise.all(
          names.map((name, place) =>
            (place % 2 ? one : two).call('POST', '/api/contacts', { json: contactInput({ name }) }),
          ),
        );
        const mailsOf = (name: string) =>
          received.filter((mail) => new RegExp(`${name}\\b`).test(mail)).length;
        await expect.poll(() => names.map(mailsOf), { timeout: 60_000 }).toEqual(names.map(() => 1));
        // Nothing is left that could leave again.
        await expect
          .poll(() => db.collection('outbox').countDocuments({ state: { $ne: 'SENT' } }), soon)
          .toBe(0);
        expect(names.map(mailsOf)).toEqual(names.map(() => 1));
      }, 90_000);
    }

    test('a killed web process is replaced, while the other one answers', async () => {
      const webProcesses = async () => (await processesOf(db)).filter(([, kind]) => kind === 'web');
      // A process tells of its kind a second after its start.
      await expect.poll(webProcesses, soon).toHaveLength(2);
      const pids = (await webProcesses()).map(([pid]) => pid);
      process.kill(Number(pids[0]), 'SIGKILL');
      const health = () =>
        fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(
          ({ status }) => status,
          () => 'a connection to the killed one',
        );
      await expect.poll(() => program.output(), soon).toContain('a process ended and is started again');
      for (let time = 0; time < 20; time += 1) expect(await health()).toBe(200);
      one.close();
      two.close();
      [one, two] = await openBoth(origin);
    }, 90_000);

    test('the processes are replaced one by one without a failed request', async () => {
      const before = await processesOf(db);
      const state = { stop: false, answered: 0 };
      const failed: string[] = [];
      const visitor = async () => {
        const connection = openConnection(origin);
        while (!state.stop) {
          const answer = await connection.call('GET', '/api/form').catch((error: unknown) => ({
            status: String(error),
          }));
          if (answer.status === 200) state.answered += 1;
          else failed.push(`${answer.status} ${'text' in answer ? answer.text.slice(0, 200) : ''}`);
          // Leaves the processor to those that start.
          await wait(20);
        }
        connection.close();
      };
      const visitors = Array.from({ length: 4 }, visitor);
      const rolling = await startProgram('start/command/rolling-command', 'All processes were restarted', {
        DATA_DIR: folders.at(-1) ?? '',
      });
      expect(await rolling.ended).toBe(0);
      state.stop = true;
      await Promise.all(visitors);
      expect(failed).toEqual([]);
      expect(state.answered).toBeGreaterThan(50);
      const old = new Set(before.map(([pid]) => pid));
      // The one that was killed before counts as living until its time has run out.
      await expect
        .poll(async () => (await processesOf(db)).filter(([pid]) => old.has(pid)), soon)
        .toEqual([]);
      one.close();
      two.close();
      [one, two] = await openBoth(origin);
    }, 600_000);
  },
);

/** The process ids and kinds of the processes that use the database. */
async function processesOf(db: Db): Promise<[string, string][]> {
  const found = await presentProcesses(db);
  return found.map(({ place, state }) => [/process (\d+)/.exec(place)?.[1] ?? '', state?.kind ?? '']);
}

async function collect(response: Response, heard: { text: string }): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const part of response.body ?? []) heard.text += decoder.decode(part);
  } catch {
    // The test has ended the stream.
  }
}

test('the first password is printed once, and SIGTERM ends all processes within ten seconds', async () => {
  const dataDir = await makeFolder();
  const { program, origin } = await start({ DATA_DIR: dataDir });
  expect(program.output().match(/shown only now/g)).toHaveLength(1);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const began = performance.now();
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  // Nothing holds the folder any more.
  const database = await connectDatabase({ dataDir, databaseName });
  expect(await database.db.collection('admins').countDocuments()).toBe(1);
  await database.close();
}, 240_000);

test('wrong settings end the start with one sentence', async () => {
  const dataDir = makeTestFolder('several');
  folders.push(dataDir);
  await expect(start({ DATA_DIR: dataDir, WEB_CONCURRENCY: 'many' })).rejects.toThrow(
    'Please correct the settings: WEB_CONCURRENCY must be a whole number from 1 to 64.',
  );
  const other = createServer().listen(0);
  const port = String((other.address() as AddressInfo).port);
  await expect(start({ DATA_DIR: dataDir, PORT: port })).rejects.toThrow(
    new RegExp(`ended: Port ${port} is in use: [^\\n]+\\n$`),
  );
  other.close();
}, 60_000);
