import { expect } from 'vitest';
import { linkedAccount } from '../accounts.ts';
import type { TestApp } from '../start-test-app.ts';

/** A week of duty from midnight to midnight, and one without an hour of it. */
export const allDay = Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' }));
export const never = Array.from({ length: 7 }, () => ({ from: null, to: null }));

/** Changes the duty of a team member; fails the test if the server refuses it. */
export async function saveDuty(
  { ask, token }: Pick<TestApp, 'ask' | 'token'>,
  memberId: string,
  input: object,
): Promise<void> {
  const { errors } = await ask(
    'mutation ($memberId: ID!, $input: DutyInput!) { saveDuty(memberId: $memberId, input: $input) { memberId } }',
    { memberId, input },
    { token },
  );
  expect(errors).toBeUndefined();
}

/** A team member with an account of the role sales, on duty at all hours. */
export async function colleague(
  app: Pick<TestApp, 'ask' | 'call' | 'db' | 'token'>,
  name: string,
  duty: object = {},
) {
  const account = await linkedAccount(app, name);
  await saveDuty(app, account.id, { week: allDay, ...duty });
  return { ...account, name };
}
