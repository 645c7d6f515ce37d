import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** An answer on a connection of one’s own. */
export interface Answer {
  status: number;
  text: string;
}

/** A client that keeps one connection, and so stays with one of the processes that share a port. */
export function openConnection(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Sends a request; an object is sent as JSON. */
  function call(method: string, path: string, { token, json }: { token?: string; json?: unknown } = {}) {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    return new Promise<Answer>((resolve, reject) => {
      request(`${origin}${path}`, { agent, method, headers }, (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, text: body }),
          (error: unknown) => reject(error as Error),
        );
      })
        .on('error', reject)
        .end(body);
    });
  }

  return {
    call,
    async ask(query: string, variables: object = {}, token?: string): Promise<string> {
      return (await call('POST', '/graphql', { token, json: { query, variables } })).text;
    },
    /** The name of the process at the other end, which tells its own measures first; each one has this measure. */
    async process(): Promise<string> {
      const { text: measures } = await call('GET', '/metrics');
      const [, name = ''] = /^process_start_time_seconds\{process="([^"]+)"/m.exec(measures) ?? [];
      return name;
    },
    close: () => agent.destroy(),
  };
}

export type Connection = ReturnType<typeof openConnection>;
