import { visibleText } from 'domain/text/typed-text.ts';
import type { Context } from '../../../base/context.ts';
import { badField, badInput } from '../../../base/errors.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import { companyName } from '../../company/company-name.ts';
import { accountsNoun, adminsOf } from '../admin.type.ts';
import type { Admin, SecondFactorEnrolment } from '../admin.type.ts';
import { provePassword } from '../auth.service.ts';
import {
  decryptSecret,
  encryptSecret,
  makeRecoveryCodes,
  makeSecret,
  secretUri,
  stepOf,
} from './second-factor.ts';

const wrongCode = 'This code is wrong. Please enter the one that the app shows now.';

/**
 * Makes the secret of a second factor; a code must confirm it before it counts. Throws BAD_USER_INPUT for a
 * wrong password, and if a second factor is already on.
 */
export async function startSecondFactor(context: Context, password: string): Promise<SecondFactorEnrolment> {
  const admin = await provePassword(context, password, 'password');
  if (admin.secondFactor) throw badInput('The second factor is already on.');
  const secret = makeSecret();
  const enrolment = await encryptSecret(context, admin._id, secret);
  await adminsOf(context).updateOne({ _id: admin._id }, { $set: { enrolment } });
  return { secret, uri: secretUri(secret, admin.username, await companyName(context)), period: 30 };
}

/** Switches the second factor on and answers the recovery codes, which are shown only now. */
export async function confirmSecondFactor(context: Context, code: string): Promise<string[]> {
  const admin = await adminsOf(context).findOne({ _id: context.admin?.adminId });
  const secret = admin?.enrolment && (await decryptSecret(context, admin._id, admin.enrolment));
  if (!admin || !secret) throw badInput('Please start the set-up again.');
  const lastStep = stepOf(secret, visibleText(code).replace(/\s/g, ''));
  if (!lastStep) throw badField('code', wrongCode);
  const { codes, hashes } = makeRecoveryCodes();
  const secondFactor = { secret: admin.enrolment ?? '', lastStep, recoveryHashes: hashes };
  // Another request may have replaced the secret in the meantime; only the confirmed one counts.
  const { modifiedCount } = await adminsOf(context).updateOne(
    { _id: admin._id, enrolment: admin.enrolment },
    { $set: { secondFactor, enrolment: null } },
  );
  if (modifiedCount === 0) throw badInput('Please start the set-up again.');
  await record(context, admin, ActivityVerb.SECOND_FACTOR_ON);
  return codes;
}

/** Replaces the recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(context: Context, password: string): Promise<string[]> {
  const admin = await provePassword(context, password, 'password');
  const { codes, hashes } = makeRecoveryCodes();
  const { modifiedCount } = await adminsOf(context).updateOne(
    { _id: admin._id, 'secondFactor.lastStep': { $exists: true } },
    { $set: { 'secondFactor.recoveryHashes': hashes } },
  );
  if (modifiedCount === 0) throw badInput('The second factor is off.');
  await record(context, admin, ActivityVerb.RECOVERY_CODES_MADE);
  return codes;
}

/** Switches off the caller’s second factor. */
export async function disableSecondFactor(context: Context, password: string): Promise<Admin> {
  const admin = await provePassword(context, password, 'password');
  const off = { secondFactor: null, enrolment: null };
  await adminsOf(context).updateOne({ _id: admin._id }, { $set: off });
  await record(context, admin, ActivityVerb.SECOND_FACTOR_OFF);
  return { ...admin, ...off };
}

function record(context: Context, { _id, username }: Admin, verb: ActivityVerb): Promise<void> {
  return recordActivity(context, { verb, noun: accountsNoun, itemId: _id, label: username });
}
