import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';
import { dropClaim, isClaimed, standFor, takeClaim, whenUnclaimed } from './claims.ts';
import { withLock } from './lock.ts';

const app = await startTestApp();
const { context, db } = app;
const [one, other] = [new ObjectId(), new ObjectId()];

const untilOf = async () => (await db.collection<{ _id: string; until: Date }>('locks').findOne())?.until;

test('a claim has one holder, who can renew it, until it is released', async () => {
  const taken = await Promise.all([one, other].map((holder) => takeClaim(context, 'work', holder)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  const [holder, loser] = taken[0] ? [one, other] : [other, one];
  expect(await takeClaim(context, 'work', holder)).toBe(true);
  expect(await takeClaim(context, 'work', loser)).toBe(false);
  await dropClaim(context, 'work', loser);
  expect(await isClaimed(context, 'work')).toBe(true);
  await dropClaim(context, 'work', holder);
  expect(await isClaimed(context, 'work')).toBe(false);
  expect(await takeClaim(context, 'work', loser)).toBe(true);
});

test('a claim that has expired by the clock of the database is taken over', async () => {
  await takeClaim(context, 'work', one);
  await db.collection('locks').updateMany({}, [{ $set: { until: '$$NOW' } }]);
  expect(await isClaimed(context, 'work')).toBe(false);
  expect(await takeClaim(context, 'work', other)).toBe(true);
  expect(await takeClaim(context, 'work', one)).toBe(false);
});

test('work does not start while work of the same name runs', async () => {
  let begun = 0;
  const never = () => Promise.reject(new Error('Begun twice.'));
  const work = () =>
    whenUnclaimed(context, 'work', async () => {
      begun += 1;
      expect(await whenUnclaimed(context, 'work', never)).toBe(false);
      return true;
    });
  expect(await work()).toBe(true);
  expect(await work()).toBe(true);
  expect(begun).toBe(2);
});

test('failed work releases its claim', async () => {
  await expect(whenUnclaimed(context, 'work', () => Promise.reject(new Error('Broken.')))).rejects.toThrow(
    'Broken.',
  );
  expect(await isClaimed(context, 'work')).toBe(false);
});

test('a lock is kept for as long as its holder lives, and the next one waits', async () => {
  const order: string[] = [];
  const first = withLock(context, 'lock', async () => {
    const begun = await untilOf();
    // The claim was renewed, so work can outlast it.
    await expect.poll(untilOf, { timeout: 10_000 }).not.toEqual(begun);
    order.push('first');
  });
  await expect.poll(() => isClaimed(context, 'lock')).toBe(true);
  const second = withLock(context, 'lock', () => Promise.resolve(order.push('second')));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('a process that waits too long for a lock is refused', async () => {
  await takeClaim(context, 'lock', one);
  await expect(withLock(context, 'lock', () => Promise.resolve(), 100)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('a claim that a process stands for stays with it from turn to turn, until it leaves', async () => {
  const first = standFor(context, 'work');
  await expect.poll(first.isHeld).toBe(true);
  const second = standFor(context, 'work');
  const begun = await untilOf();
  await expect.poll(untilOf).not.toEqual(begun);
  expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
  await first.leave();
  await expect.poll(second.isHeld).toBe(true);
  await second.leave();
});

test('a process whose claim another has taken meanwhile notices it', async () => {
  const stand = standFor(context, 'work');
  await expect.poll(stand.isHeld).toBe(true);
  await db.collection<{ _id: string }>('locks').updateOne({ _id: 'work' }, { $set: { holder: other } });
  await expect.poll(stand.isHeld).toBe(false);
  await stand.leave();
  expect(await takeClaim(context, 'work', other)).toBe(true);
});
