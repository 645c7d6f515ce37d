import { hash } from '@node-rs/argon2';
import jwt from 'jsonwebtoken';
import { ObjectId } from 'mongodb';
import { AdminRole } from '../base/admin-role.ts';
import { tokenAudience } from '../features/auth/session.service.ts';
import { addWithPicture } from './factories.ts';
import { adminPassword, jwtSecret } from './start-test-app.ts';
import type { TestApp } from './start-test-app.ts';

/** A cheap hash; all accounts of tests share one password. */
const passwordHash = hash(adminPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Adds an account of that role, logs in, and answers its token. */
export async function tokenOfRole(
  { db }: Pick<TestApp, 'db'>,
  role: AdminRole,
  mustChangePassword = false,
): Promise<string> {
  const adminId = new ObjectId();
  const sessionId = new ObjectId();
  const createdAt = new Date();
  await db.collection('admins').insertOne({
    _id: adminId,
    username: `${role}-${adminId.toHexString()}`,
    role,
    passwordHash: await passwordHash,
    knownAddresses: [],
    createdAt,
    mustChangePassword,
  });
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  await db.collection('sessions').insertOne({
    ...{ _id: sessionId, adminId, createdAt, expiresAt },
    ...{ address: '192.0.2.7', userAgent: 'A browser' },
  });
  return jwt.sign({}, jwtSecret, { jwtid: sessionId.toHexString(), audience: tokenAudience });
}

/** Adds a team member with an account that stands for it, by default one of sales. */
export async function linkedAccount(
  app: Pick<TestApp, 'ask' | 'call' | 'db' | 'token'>,
  name: string,
  role = AdminRole.SALES,
): Promise<{ id: string; token: string }> {
  const { id } = await addWithPicture(app, 'createTeamMember', { name });
  const token = await tokenOfRole(app, role);
  const { data } = await app.ask<{ me: { id: string } }>('{ me { id } }', {}, { token });
  await app.ask(
    'mutation ($id: ID!, $memberId: ID) { setAccountMember(id: $id, memberId: $memberId) { id } }',
    { id: data.me.id, memberId: id },
    { token: app.token },
  );
  return { id, token };
}
