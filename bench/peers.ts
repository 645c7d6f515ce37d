import { createServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { useResponseCache } from '@graphql-yoga/plugin-response-cache';
import express from 'express';
import fastify from 'fastify';
import { createSchema, createYoga } from 'graphql-yoga';
import mercurius from 'mercurius';
import { ObjectId } from 'mongodb';
import type { Collection } from 'mongodb';
import { connectDatabase } from '../graphql-server/src/database/connect.ts';
import { cardOf, peerSchema, readCards } from './listing.ts';

/**
 * One peer of the comparison in a process of its own: `peers.ts NAME PORT SOURCE`. The source is a data folder with
 * the same data, on the same engine; for ready bytes, the address of the product whose answers they are.
 */
const [name = '', port = '0', source = ''] = process.argv.slice(2);
const peers: Record<string, () => Promise<void>> = { ready, raw, apollo, yoga, mercurius: jit };
await peers[name]?.();

interface Ready {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Sends the bytes and headers that the product answered once, by method and address. */
function ready(): Promise<void> {
  const known = new Map<string, Ready>();
  return listening(
    createServer((request, response) => {
      const { method, url } = request;
      const kept = known.get(`${method} ${url}`);
      if (kept) {
        response.writeHead(kept.status, kept.headers);
        response.end(kept.bytes);
        return;
      }
      void fetchOnce(request).then((answer) => {
        known.set(`${method} ${url}`, answer);
        response.writeHead(answer.status, answer.headers).end(answer.bytes);
      });
    }),
  );
}

async function fetchOnce(request: IncomingMessage): Promise<Ready> {
  const { method, url, headers } = request;
  const body = await bytesOf(request);
  return new Promise((resolve, reject) => {
    const sent = ask(`${source}${url}`, { method, headers }, (response) => {
      const { date: _date, connection: _connection, 'keep-alive': _alive, ...others } = response.headers;
      void bytesOf(response).then((bytes) => {
        const { 'transfer-encoding': _chunked, ...kept } = others;
        const length = String(bytes.length);
        resolve({
          status: response.statusCode ?? 0,
          headers: { ...kept, 'content-length': length },
          bytes,
        });
      }, reject);
    });
    sent.on('error', reject).end(body);
  });
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The least that a server can do that asks the database each time. */
async function raw(): Promise<void> {
  const properties = await openProperties();
  interface Asked {
    variables?: { filter?: { minPrice?: number }; id?: string; status?: string };
  }
  await listening(
    createServer((request, response) => {
      void bytesOf(request).then(async (bytes) => {
        const { variables = {} } = JSON.parse(bytes.toString()) as Asked;
        const { id, status, filter } = variables;
        const data = id
          ? { setStatus: await setStatus(properties, { id, status }) }
          : { projects: { items: await readCards(properties, filter?.minPrice) } };
        const body = Buffer.from(JSON.stringify({ data }));
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
        response.end(body);
      });
    }),
  );
}

async function apollo(): Promise<void> {
  const { typeDefs, resolvers } = await schema();
  const server = new ApolloServer({ typeDefs, resolvers });
  await server.start();
  const app = express();
  app.use('/graphql', express.json(), expressMiddleware(server));
  await listening(createServer(app));
}

async function yoga(): Promise<void> {
  const { typeDefs, resolvers } = await schema();
  const answer = createYoga({
    schema: createSchema({ typeDefs, resolvers }),
    plugins: [useResponseCache({ session: () => null })],
    logging: false,
  });
  await listening(createServer((request, response) => void answer(request, response)));
}

async function jit(): Promise<void> {
  const { typeDefs, resolvers } = await schema();
  const app = fastify();
  await app.register(mercurius, { schema: typeDefs, resolvers, jit: 1 });
  await app.listen({ port: Number(port), host: '127.0.0.1' });
}

async function schema() {
  const properties = await openProperties();
  return {
    typeDefs: peerSchema,
    resolvers: {
      Query: {
        projects: async (_root: unknown, { filter }: { filter?: { minPrice?: number } }) => ({
          items: await readCards(properties, filter?.minPrice),
        }),
      },
      Mutation: {
        setStatus: (_root: unknown, wanted: { id: string; status: string }) => setStatus(properties, wanted),
      },
    },
  };
}

async function setStatus(properties: Collection, { id, status }: { id: string; status?: string }) {
  const updated = await properties.findOneAndUpdate(
    { _id: new ObjectId(id) },
    { $set: { propertyStatus: status } },
    { returnDocument: 'after' },
  );
  return updated && cardOf(updated);
}

async function openProperties(): Promise<Collection> {
  const { db } = await connectDatabase({ dataDir: source, databaseName: 'apna-hi-ghar' });
  return db.collection('properties');
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
}
