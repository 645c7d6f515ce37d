import type { CommandFailedEvent, CommandStartedEvent, CommandSucceededEvent, MongoClient } from 'mongodb';
import { timeNow } from '../base/clock.ts';
import { counter, gauge, histogram } from '../base/watch/metrics.ts';
import { isTraced, openSpan } from '../base/watch/spans.ts';
import type { Span } from '../base/watch/spans.ts';

const commands = [
  'find',
  'getMore',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
];
/** A slower command is noted. */
const slowMs = 200;
const maxNoted = 20;
const maxShapeLength = 300;

const durations = histogram('ahg_database_command_seconds', 'Commands of the database by name.', ['command']);
const failures = counter('ahg_database_command_failures_total', 'Commands of the database that failed.', [
  'command',
]);

/** A command that took long, without its values. */
export interface SlowQuery {
  at: Date;
  ms: number;
  command: string;
  collection: string;
  shape: string;
}

let noted: SlowQuery[] = [];
const pool = { open: 0, busy: 0 };

gauge('ahg_database_connections', 'Open connections to the database.', () => pool.open);
gauge('ahg_database_connections_busy', 'Connections to the database that run a command.', () => pool.busy);

/** Measures the commands and connections of a client that monitors its commands. */
export function watchCommands(client: MongoClient): MongoClient {
  const running = new Map<number, CommandStartedEvent>();
  const spans = new Map<number, Span>();

  function started(event: CommandStartedEvent): void {
    running.set(event.requestId, event);
    const span = isTraced() ? spanOf(event) : undefined;
    if (span) spans.set(event.requestId, span);
  }

  function ended(event: CommandSucceededEvent | CommandFailedEvent): void {
    const { requestId, commandName, duration } = event;
    spans.get(requestId)?.end('failure' in event ? 'failed' : 'ok');
    spans.delete(requestId);
    const started = running.get(requestId);
    running.delete(requestId);
    durations.observe(duration, commands.includes(commandName) ? commandName : 'other');
    if (started && duration >= slowMs && commands.includes(commandName)) note(started, duration);
  }

  client.on('commandStarted', started);
  client.on('commandSucceeded', ended);
  client.on('commandFailed', (event) => {
    failures.add(commands.includes(event.commandName) ? event.commandName : 'other');
    ended(event);
  });
  client.on('connectionCreated', () => void (pool.open += 1));
  client.on('connectionClosed', () => void (pool.open -= 1));
  client.on('connectionCheckedOut', () => void (pool.busy += 1));
  client.on('connectionCheckedIn', () => void (pool.busy -= 1));
  return client;
}

/** A command in a request is told by its name and its collection, never by its values. */
function spanOf(event: CommandStartedEvent): Span | undefined {
  const collection = collectionOf(event);
  return openSpan(`${event.commandName} ${collection}`, {
    kind: 'command',
    values: {
      'db.system.name': 'mongodb',
      'db.operation.name': event.commandName,
      'db.collection.name': collection,
    },
  });
}

function collectionOf({ command, commandName }: CommandStartedEvent): string {
  const { collection, ...others } = command as Record<string, unknown>;
  return String(collection ?? others[commandName]);
}

function note(event: CommandStartedEvent, ms: number): void {
  const { filter, query, pipeline, updates, deletes, sort } = event.command as Record<string, unknown>;
  const asked = [filter ?? query ?? pipeline ?? updates ?? deletes, sort];
  const shape = asked.filter((part) => part !== undefined).map((part) => JSON.stringify(shapeOf(part)));
  noted.push({
    at: timeNow(),
    ms: Math.round(ms),
    command: event.commandName,
    collection: collectionOf(event),
    shape: shape.join(' ').slice(0, maxShapeLength),
  });
  noted = noted.slice(-maxNoted);
}

/** The names of a query, with a sign in place of each value. */
export function shapeOf(value: unknown, depth = 6): unknown {
  if (depth === 0) return '…';
  if (Array.isArray(value)) {
    const shapes = value.slice(0, 10).map((one) => shapeOf(one, depth - 1));
    return shapes.every((shape) => shape === '?') ? '?' : shapes;
  }
  const isPlain =
    typeof value === 'object' && value !== null && !('_bsontype' in value) && !(value instanceof Date);
  if (!isPlain || value instanceof RegExp || value instanceof Map) return '?';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner, depth - 1)]));
}

/** The slow commands since the last call. */
export function takeSlowQueries(): SlowQuery[] {
  return noted.splice(0);
}
