export interface Config {
  port: number;
  dataDir: string;
  mongodbUri?: string;
  adminUsername?: string;
  adminPassword?: string;
  jwtSecret?: string;
  /** How many reverse proxies stand in front; their `X-Forwarded-For` is then believed. */
  trustedProxies: number;
  /** How many enquiries, and how many applications, one address may send in 10 minutes; 8 and 4 when not set. */
  submissionsPer10Minutes?: number;
  /** What one address may read in a minute, in the costs that the schema states; 100,000 when not set. */
  readCostPerMinute?: number;
  /** Forms that were filled in faster are taken for a robot’s. */
  minFillMs: number;
  /** Where visitors and admins reach the product; links in e-mails begin with it. */
  siteUrl: string;
  /** Without it e-mails are kept to be read in the back office, and not sent. */
  mail?: MailConfig;
  production: boolean;
}

export interface MailConfig {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  smtpUrl: string;
  from: string;
  /** The recipients in the company. */
  to: string[];
}
