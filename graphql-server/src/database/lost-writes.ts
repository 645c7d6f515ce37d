import type { Socket } from 'node:net';
import { createRequire } from 'node:module';
import { MongoNetworkError } from 'mongodb';

interface DriverConnection {
  socket: Socket;
  writeCommand: (this: DriverConnection, ...values: unknown[]) => Promise<void>;
}

let done = false;

/**
 * Makes a command fail whose connection ends before it is written. The driver (7.8 and 7.9) waits for the event `drain` of
 * the socket, which never comes once the socket is destroyed: a connection that is lost together with others can get a command
 * in that moment, and if that is the one that watches the server, the process never notices that the server is back.
 */
export function failLostWrites(): void {
  if (done) return;
  done = true;
  const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
    Connection: { prototype: DriverConnection };
  };
  const { writeCommand } = Connection.prototype;
  Connection.prototype.writeCommand = async function (...values) {
    const { socket } = this;
    let hear: () => void = () => undefined;
    const closed = new Promise<never>((_resolve, reject) => {
      hear = () => reject(new MongoNetworkError('the connection was closed before the command was written'));
      socket.once('close', hear);
    });
    try {
      await Promise.race([writeCommand.apply(this, values), closed]);
    } finally {
      socket.off('close', hear);
    }
  };
}
