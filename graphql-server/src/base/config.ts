import type { LogSettings } from './watch/log.ts';

export interface Config {
  port: number;
  dataDir: string;
  mongodbUri?: string;
  adminUsername?: string;
  adminPassword?: string;
  jwtSecret?: string;
  /** The number of trusted reverse proxies in front of the server; it believes their `X-Forwarded-For`. */
  trustedProxies: number;
  /** The enquiries, and the applications, that one address may send in 10 minutes; 8 and 4 by default. */
  submissionsPer10Minutes?: number;
  /** The items that one API token may write in a minute; 600 by default. */
  tokenItemsPerMinute?: number;
  /** The enquiries that one API token may add in a minute; 120 by default. */
  tokenLeadsPerMinute?: number;
  /** The read cost of one address per minute, in the costs that the schema states; 100,000 by default. */
  readCostPerMinute?: number;
  /** A form filled in faster counts as a robot’s. */
  minFillMs: number;
  /** Whether phones keep the pages that their visitor saw. */
  offlinePages: boolean;
  /** Whether visitors may ask the GraphQL door for its schema, and get suggestions of names. */
  introspection: boolean;
  /** The origins whose pages may read the answers of both doors; none by default. */
  corsOrigins: readonly string[];
  /** The public address of the product; links in e-mails begin with it. */
  siteUrl: string;
  /** The settings for e-mail that the environment gives; each wins over the one that an owner saves. */
  mail?: MailConfig;
  /** How notices reach push services. */
  push?: PushConfig;
  /** How webhooks reach their receivers. */
  webhooks?: WebhooksConfig;
  /** When and where backups are written; without it, only by command. */
  backup?: BackupConfig;
  production: boolean;
  /** The space in MB that the disk of the built-in database must have for a write; without it, any will do. */
  minFreeMb?: number;
  /** From where on requests of readers are refused with 503; without it, none are. */
  shedding?: SheddingConfig;
  /** How many web processes one start runs, beside a worker; without it, one process does everything. */
  webConcurrency?: number;
  /** The name of this process among those of one start, such as `web 1` or `worker`. */
  part?: string;
  /** Whether a keeper runs this process, and starts it again when a fault ends it. */
  kept?: boolean;
  /** The faults that ended the processes before this one in its place. */
  crashes?: Crashes;
  /** What the log holds, and in which form; `info` as JSON by default. */
  log?: LogSettings;
  /** Where traces are sent; without it, nothing is traced. */
  tracing?: TracingConfig;
  /** The token with which `/metrics` can be read from elsewhere. */
  metricsToken?: string;
  /** Which requests are logged: those that failed or were slow (by default), all but those from memory, or none. */
  logRequests?: 'failed' | 'all' | 'none';
}

export interface TracingConfig {
  /** The address at a collector that takes spans by OTLP over HTTP. */
  url: string;
  /** The name of the product in the traces. */
  serviceName: string;
  /** The part of the requests that is traced, from 0 to 1. */
  ratio: number;
}

export interface BackupConfig {
  /** The folder of the archives. */
  folder: string;
  everyHours: number;
  /** How many scheduled archives stay. */
  keep: number;
}

export interface PushConfig {
  /** Whether a push service may be inside the own network, on any port, and without TLS. */
  allowPrivateHosts: boolean;
}

export interface WebhooksConfig {
  /** Whether a receiver may be inside the own network, on any port, and without TLS. */
  allowPrivateHosts: boolean;
}

export interface SheddingConfig {
  /** So many readers wait for an answer; 0: any number may. */
  requests: number;
  /** The process does things so late, on average of a second; 0: it does not matter. */
  lagMs: number;
}

export interface MailConfig {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  smtpUrl?: string;
  /** The address of the sender. */
  from?: string;
  /** The recipients in the company. */
  to?: string[];
  /** Whether an owner may name a mail server inside the network, on any port, and without TLS. */
  allowPrivateHosts?: boolean;
}

/** The faults that ended one process after the other. */
export interface Crashes {
  count: number;
  /** The type of the last error, or the signal. */
  last: string;
}
