import type { BackupConfig, Config, MailConfig, TracingConfig } from '../base/config.ts';
import { StartupError } from '../base/startup-error.ts';
import { refusedPlace } from '../database/backup/archive-file.ts';
import { readCrashes } from './crashes.ts';
import { crashesVariable, keptVariable, partVariable } from './parts.ts';

/** The name of the database, unless MONGODB_URI gives another. */
export const databaseName = 'apna-hi-ghar';

const plainAddress = /^[^\s@<>,]+@[^\s@<>,]+$/;

/** Reads all settings from the environment, and reports all problems in one error. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];

  function wholeNumber(name: string, fallback: number, max: number, min = 0): number {
    const text = env[name];
    if (!text) return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  function isOn(name: string, fallback: '0' | '1'): boolean {
    const value = env[name] || fallback;
    if (!/^[01]$/.test(value)) problems.push(`${name} must be 0 or 1`);
    return value === '1';
  }

  function oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = env[name] || fallback;
    const found = choices.find((choice) => choice === value);
    if (!found) problems.push(`${name} must be ${choices.join(', ')}`);
    return found ?? fallback;
  }

  function readSiteUrl(text: string): string {
    if (!/^https?:$/.test(protocolOf(text))) problems.push('SITE_URL must begin with https:// or http://');
    return text.replace(/\/+$/, '');
  }

  function readOrigins(text: string): string[] {
    const origins = text.split(',').map((origin) => origin.trim());
    const isOrigin = (origin: string) =>
      /^https?:$/.test(protocolOf(origin)) && new URL(origin).origin === origin;
    if (!origins.every(isOrigin))
      problems.push('CORS_ORIGINS must be origins such as https://portal.example.com, with commas between');
    return origins;
  }

  function readMail(): MailConfig {
    const smtpUrl = env.SMTP_URL || undefined;
    const from = env.MAIL_FROM || undefined;
    const to = env.MAIL_TO ? env.MAIL_TO.split(',').map((address) => address.trim()) : undefined;
    if (smtpUrl && !/^smtps?:$/.test(protocolOf(smtpUrl)))
      problems.push('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host');
    if (from && !plainAddress.test(from)) problems.push('MAIL_FROM must be an e-mail address');
    if (to && !to.every((address) => plainAddress.test(address)))
      problems.push('MAIL_TO must be one or more e-mail addresses, with commas between');
    return { smtpUrl, from, to, allowPrivateHosts: isOn('MAIL_ALLOW_PRIVATE_HOSTS', '0') };
  }

  function readBackup(): BackupConfig | undefined {
    const everyHours = wholeNumber('BACKUP_EVERY_HOURS', 24, 8_760, 1);
    const keep = wholeNumber('BACKUP_KEEP', 7, 10_000, 1);
    const folder = env.BACKUP_DIR;
    if (!folder) return undefined;
    const refused = refusedPlace(folder);
    if (refused) problems.push(`BACKUP_DIR: ${refused.replace(/\.$/, '')}`);
    return { folder, everyHours, keep };
  }

  function readTracing(): TracingConfig | undefined {
    const all = env.OTEL_EXPORTER_OTLP_ENDPOINT;
    const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || (all && `${all.replace(/\/+$/, '')}/v1/traces`);
    if (!url || env.OTEL_SDK_DISABLED === 'true') return undefined;
    if (!/^https?:$/.test(protocolOf(url)))
      problems.push('OTEL_EXPORTER_OTLP_ENDPOINT must begin with https:// or http://');
    const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
    if (!(ratio >= 0 && ratio <= 1)) problems.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
    return { url, ratio, serviceName: env.OTEL_SERVICE_NAME || 'apna-hi-ghar' };
  }

  if (env.MONGODB_URI && !/^mongodb(\+srv)?:\/\//.test(env.MONGODB_URI)) {
    problems.push('MONGODB_URI must begin with mongodb:// or mongodb+srv://');
  }
  if (env.JWT_SECRET && env.JWT_SECRET.length < 32)
    problems.push('JWT_SECRET must have at least 32 characters');
  if (env.METRICS_TOKEN && !/^\S{16,}$/.test(env.METRICS_TOKEN))
    problems.push('METRICS_TOKEN must have at least 16 characters, and no spaces');
  // The login trims names and reads at most 200 characters of a password.
  if (env.ADMIN_USERNAME && !/^\S(.{0,58}\S)?$/.test(env.ADMIN_USERNAME))
    problems.push('ADMIN_USERNAME must have at most 60 characters, and no spaces around');
  if (env.ADMIN_PASSWORD && !/^.{10,200}$/s.test(env.ADMIN_PASSWORD))
    problems.push('ADMIN_PASSWORD must have 10 to 200 characters');
  const port = wholeNumber('PORT', 3000, 65_535);
  const config: Config = {
    port,
    dataDir: env.DATA_DIR || 'data',
    mongodbUri: env.MONGODB_URI || undefined,
    adminUsername: env.ADMIN_USERNAME || undefined,
    adminPassword: env.ADMIN_PASSWORD || undefined,
    jwtSecret: env.JWT_SECRET || undefined,
    trustedProxies: wholeNumber('TRUST_PROXY', 0, 10),
    submissionsPer10Minutes: wholeNumber('SUBMISSIONS_PER_10_MINUTES', 0, 1_000_000) || undefined,
    tokenItemsPerMinute: wholeNumber('TOKEN_ITEMS_PER_MINUTE', 0, 1_000_000) || undefined,
    tokenLeadsPerMinute: wholeNumber('TOKEN_LEADS_PER_MINUTE', 0, 1_000_000) || undefined,
    readCostPerMinute: wholeNumber('READ_COST_PER_MINUTE', 0, 1_000_000_000) || undefined,
    minFillMs: wholeNumber('MIN_FILL_MS', 1_200, 60_000),
    offlinePages: isOn('OFFLINE_PAGES', '1'),
    introspection: isOn('INTROSPECTION', '1'),
    corsOrigins: env.CORS_ORIGINS ? readOrigins(env.CORS_ORIGINS) : [],
    siteUrl: readSiteUrl(env.SITE_URL || `http://localhost:${port}`),
    mail: readMail(),
    push: { allowPrivateHosts: isOn('PUSH_ALLOW_PRIVATE_HOSTS', '0') },
    webhooks: { allowPrivateHosts: isOn('WEBHOOK_ALLOW_PRIVATE_HOSTS', '0') },
    backup: readBackup(),
    production: env.NODE_ENV === 'production',
    minFreeMb: wholeNumber('MIN_FREE_MB', 200, 1_000_000),
    shedding: {
      requests: wholeNumber('SHED_AT_REQUESTS', 100, 100_000),
      lagMs: wholeNumber('SHED_AT_LAG_MS', 500, 60_000),
    },
    webConcurrency: wholeNumber('WEB_CONCURRENCY', 0, 64, 1) || undefined,
    part: env[partVariable] || undefined,
    kept: Boolean(env[keptVariable]),
    crashes: readCrashes(env[crashesVariable]),
    tracing: readTracing(),
    metricsToken: env.METRICS_TOKEN || undefined,
    log: {
      process: env[partVariable] || undefined,
      level: oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
      format: oneOf('LOG_FORMAT', ['json', 'text'], process.stdout.isTTY ? 'text' : 'json'),
    },
    logRequests: oneOf<'failed' | 'all' | 'none'>('LOG_REQUESTS', ['failed', 'all', 'none'], 'failed'),
  };
  if (problems.length > 0) throw new StartupError(`Please correct the settings: ${problems.join('; ')}.`);
  return config;
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}
