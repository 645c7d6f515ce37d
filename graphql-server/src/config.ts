import { StartupError } from './startup-error.ts';

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
  /** Forms that were filled in faster are taken for a robot’s. */
  minFillMs: number;
  production: boolean;
}

/** Reads every setting from the environment once, and names everything that is wrong with it in one error. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];

  function wholeNumber(name: string, fallback: number, max: number): number {
    const text = env[name];
    if (!text) return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    problems.push(`${name} must be a whole number from 0 to ${max}`);
    return fallback;
  }

  if (env.MONGODB_URI && !/^mongodb(\+srv)?:\/\//.test(env.MONGODB_URI)) {
    problems.push('MONGODB_URI must begin with mongodb:// or mongodb+srv://');
  }
  if (env.JWT_SECRET && env.JWT_SECRET.length < 32)
    problems.push('JWT_SECRET must have at least 32 characters');
  if (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD.length < 10) {
    problems.push('ADMIN_PASSWORD must have at least 10 characters');
  }
  const config: Config = {
    port: wholeNumber('PORT', 3000, 65_535),
    dataDir: env.DATA_DIR || 'data',
    mongodbUri: env.MONGODB_URI || undefined,
    adminUsername: env.ADMIN_USERNAME || undefined,
    adminPassword: env.ADMIN_PASSWORD || undefined,
    jwtSecret: env.JWT_SECRET || undefined,
    trustedProxies: wholeNumber('TRUST_PROXY', 0, 10),
    submissionsPer10Minutes: wholeNumber('SUBMISSIONS_PER_10_MINUTES', 0, 1_000_000) || undefined,
    minFillMs: wholeNumber('MIN_FILL_MS', 1_200, 60_000),
    production: env.NODE_ENV === 'production',
  };
  if (problems.length > 0) throw new StartupError(`Please correct the settings: ${problems.join('; ')}.`);
  return config;
}
