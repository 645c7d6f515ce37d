import autocannon from 'autocannon';
import type { Request } from 'autocannon';
import { processorMsOf } from './processes.ts';

/** What one round of load found. */
export interface Round {
  /** Answers a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Processor milliseconds of the server for each answer. */
  processorMs: number;
  failed: number;
}

export interface Load {
  origin: string;
  /** The process of the server, whose processor time is measured. */
  pid: number;
  requests: Request[];
  connections?: number;
  seconds?: number;
  /** The number of requests, in place of the time. */
  amount?: number;
}

/** Sends the requests in turns, as fast as the answers come. This process is not the server’s. */
export async function load({
  origin,
  pid,
  requests,
  connections = 16,
  seconds = 2,
  amount,
}: Load): Promise<Round> {
  const before = await processorMsOf(pid);
  const {
    requests: answered,
    latency,
    duration,
    non2xx,
    errors,
    statusCodeStats,
  } = await autocannon({
    url: origin,
    requests,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
  });
  const unchanged = statusCodeStats?.['304']?.count ?? 0;
  return {
    rate: answered.total / duration,
    p99: latency.p99,
    processorMs: ((await processorMsOf(pid)) - before) / Math.max(1, answered.total),
    failed: non2xx - unchanged + errors,
  };
}
