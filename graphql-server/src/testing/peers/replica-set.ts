import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { BSON, Long, ObjectId, Timestamp } from 'mongodb';

const replyCode = 1;
const messageCode = 2013;
const headerBytes = 16;
const setName = 'rs0';
/** What only a primary does; the product sends no other writes. */
const writes = new Set(['insert', 'update', 'delete', 'findAndModify', 'create', 'createIndexes', 'drop']);

/** What looks like a replica set of three to the driver: three ways to one engine, one of them to the primary. */
export interface ReplicaSet {
  /** For MONGODB_URI. */
  uri: string;
  /** The names of the commands that reached the primary, and the secondaries, since the last call. */
  heard(): { primary: string[]; secondaries: string[] };
  /** Takes the primary away: until `elect`, no member accepts writes. */
  stepDown(): void;
  /** Makes another member the primary. */
  elect(): void;
  close(): Promise<void>;
}

/**
 * Stands for a replica set, which the engine is not: the members answer “hello” as those of a set do, and refuse what a
 * secondary refuses. All of them share the data of the engine, so that no member is ever behind.
 */
export async function startReplicaSet(socketPath: string): Promise<ReplicaSet> {
  const commands = { primary: [] as string[], secondaries: [] as string[] };
  const sockets = new Set<Socket>();
  const hosts: string[] = [];
  let primary = 0;
  let elections = 1;
  let hasPrimary = true;

  /** What a member says of itself and of the set. */
  function describe(member: number) {
    const isPrimary = hasPrimary && member === primary;
    return {
      ...{
        setName,
        setVersion: 1,
        hosts,
        me: hosts[member],
        primary: hasPrimary ? hosts[primary] : undefined,
      },
      ...{ isWritablePrimary: isPrimary, ismaster: isPrimary, secondary: !isPrimary },
      electionId: ObjectId.createFromTime(elections),
      lastWrite: { opTime: { ts: new Timestamp(0n), t: Long.fromNumber(1) }, lastWriteDate: new Date() },
      // Without it, the driver asks again instead of waiting for changes.
      topologyVersion: undefined,
      // Without it, the driver opens no sessions, which the engine has not.
      logicalSessionTimeoutMinutes: undefined,
    };
  }

  /** Why a member refuses a command; undefined if it does not. */
  function refusal(member: number, command: BSON.Document) {
    const [name = ''] = Object.keys(command);
    if (['hello', 'ismaster', 'isMaster', 'endSessions'].includes(name)) return undefined;
    if (hasPrimary && member === primary) {
      commands.primary.push(name);
      return undefined;
    }
    if (writes.has(name))
      return { ok: 0, code: 10_107, codeName: 'NotWritablePrimary', errmsg: 'not primary' };
    const { mode = 'primary' } = (command.$readPreference ?? {}) as { mode?: string };
    if (mode === 'primary')
      return { ok: 0, code: 13_435, codeName: 'NotPrimaryNoSecondaryOk', errmsg: 'not primary' };
    commands.secondaries.push(name);
    return undefined;
  }

  function pass(member: number, near: Socket): void {
    const far = connect(socketPath);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on(
      'data',
      inMessages((message) => {
        const command = documentOf(message, messageCode, headerBytes + 5);
        const refused = command && refusal(member, command);
        if (refused) near.write(answerTo(message, refused));
        else far.write(message);
      }),
    );
    far.on(
      'data',
      inMessages((message) => {
        const place = message.readInt32LE(12) === replyCode ? headerBytes + 20 : headerBytes + 5;
        const answer = BSON.deserialize(message.subarray(place));
        const tellsRole = 'isWritablePrimary' in answer || 'ismaster' in answer;
        near.write(tellsRole ? rewritten(message, place, { ...answer, ...describe(member) }) : message);
      }),
    );
  }

  const members: Server[] = [];
  for (const member of [0, 1, 2]) {
    const server = createServer((near) => pass(member, near));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    hosts.push(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    members.push(server);
  }
  return {
    uri: `mongodb://${hosts.join(',')}/test?replicaSet=${setName}`,
    heard() {
      return { primary: commands.primary.splice(0), secondaries: commands.secondaries.splice(0) };
    },
    stepDown() {
      hasPrimary = false;
    },
    elect() {
      primary = (primary + 1) % members.length;
      elections += 1;
      hasPrimary = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(members.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** Cuts a stream into the messages of MongoDB’s protocol, each of which begins with its length. */
function inMessages(take: (message: Buffer) => void): (bytes: Buffer) => void {
  let waiting = Buffer.alloc(0);
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= headerBytes && waiting.length >= waiting.readInt32LE(0)) {
      const length = waiting.readInt32LE(0);
      take(waiting.subarray(0, length));
      waiting = waiting.subarray(length);
    }
  };
}

/** The document of a message with this code, which begins at `place`; undefined for another message. */
function documentOf(message: Buffer, code: number, place: number): BSON.Document | undefined {
  if (message.readInt32LE(12) !== code) return undefined;
  return BSON.deserialize(message.subarray(place, place + message.readInt32LE(place)));
}

function rewritten(message: Buffer, place: number, document: BSON.Document): Buffer {
  const bytes = BSON.serialize(document, { ignoreUndefined: true });
  const whole = Buffer.concat([message.subarray(0, place), bytes]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}

function answerTo(message: Buffer, document: BSON.Document): Buffer {
  const head = Buffer.alloc(headerBytes + 5);
  head.writeInt32LE(message.readInt32LE(4), 8);
  head.writeInt32LE(messageCode, 12);
  return rewritten(head, head.length, document);
}
