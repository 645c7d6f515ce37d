import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { AppContext } from '../../base/context.ts';
import { StartupError } from '../../base/startup-error.ts';
import { connectDatabase } from '../../database/connect.ts';
import { accountsNoun, adminsOf } from '../../features/auth/admin.type.ts';
import { hashPassword, makePassword } from '../../features/auth/password.ts';
import { endSessionsOf } from '../../features/auth/session.service.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { readConfig } from '../config.ts';

/**
 * `npm run admin -- list` and `npm run admin -- reset-password NAME`: helps an account that is locked out of
 * the back office. It also works while the server runs.
 */
const usage = `
  npm run admin -- list
  npm run admin -- reset-password NAME [--remove-second-factor]`;

const { verb, name, removeSecondFactor } = readArguments();
const { mongodbUri, dataDir } = readConfig(process.env);
const database = await connectDatabase({
  mongodbUri,
  dataDir,
  databaseName: 'apna-hi-ghar',
  besideServer: true,
});
try {
  if (verb === 'list') await list(database);
  else await resetPassword(database, name);
} finally {
  await database.close();
}

function readArguments() {
  const { values, positionals } = parseOptions();
  const [verb, name = '', tooMany = verb === 'list' && name] = positionals;
  if (!verb) throw new StartupError(`Say what to do:${usage}`);
  if (verb !== 'list' && verb !== 'reset-password')
    throw new StartupError(`“${verb}” is not known here. What can be done:${usage}`);
  if (verb === 'reset-password' && !name)
    throw new StartupError(`Name the account whose password you want to reset:${usage}`);
  if (tooMany) throw new StartupError(`“${tooMany}” is one word too many. What can be done:${usage}`);
  return { verb, name, removeSecondFactor: values['remove-second-factor'] };
}

function parseOptions() {
  try {
    return parseArgs({
      options: { 'remove-second-factor': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    // Keeps the first sentence of “Unknown option '--all'. To specify …”.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new StartupError(`${sentence}. What can be done:${usage}`);
  }
}

async function list(store: Pick<AppContext, 'db'>): Promise<void> {
  const accounts = await adminsOf(store)
    .find({}, { sort: { username: 1 } })
    .toArray();
  if (accounts.length === 0) console.log('There is no account yet: the first start creates one.');
  for (const { username, role, disabledAt, secondFactor, invited } of accounts) {
    const notes = [
      role,
      disabledAt && 'disabled',
      secondFactor && 'second factor',
      invited && 'invited',
    ].filter(Boolean);
    console.log(`${username}  (${notes.join(', ')})`);
  }
}

/**
 * Sets a one-time password, ends all logins, and enables the account. It needs no login: access to the
 * machine is enough.
 */
async function resetPassword({ db }: Pick<AppContext, 'db'>, username: string): Promise<void> {
  const password = makePassword();
  const account = await adminsOf({ db }).findOneAndUpdate(
    { username },
    {
      $set: {
        passwordHash: await hashPassword(password),
        mustChangePassword: true,
        disabledAt: null,
        invited: false,
        link: null,
        ...(removeSecondFactor && { secondFactor: null, enrolment: null, passkeys: [] }),
      },
    },
  );
  if (!account) {
    throw new StartupError(`There is no account “${username}”: npm run admin -- list shows all of them.`);
  }
  await endSessionsOf({ db }, account._id);
  const context = { db, log: pino(), requestId: 'npm run admin', address: 'npm run admin', admin: null };
  const by = { adminId: account._id, username };
  const reset = { noun: accountsNoun, itemId: account._id, label: username, by };
  await recordActivity(context, { ...reset, verb: ActivityVerb.PASSWORD_RESET });
  if (account.secondFactor && removeSecondFactor)
    await recordActivity(context, { ...reset, verb: ActivityVerb.SECOND_FACTOR_OFF });
  console.log(`New password of “${username}”: ${password}   (shown only now; all logins have ended)`);
  if (account.secondFactor && !removeSecondFactor) {
    console.log('Its second factor is still on; add --remove-second-factor to switch it off.');
  }
}
