import 'reflect-metadata';
import { indianNumber } from 'domain/text/number.ts';
import { parseArgs } from 'node:util';
import { StartupError } from '../../base/startup-error.ts';
import { readConfig } from '../config.ts';
import { systemContext } from '../../access/actor.ts';
import { openProduct } from '../product.ts';
import { showProgress } from '../command/progress-bar.ts';
import { addActivities } from './many-activities.ts';
import { addApplications, addContacts } from './many-leads.ts';
import { addProperties } from './many-properties.ts';

/**
 * `npm run seed -- --properties 10000 --contacts 50000 --applications 10000 --activities 200000`: adds
 * samples for measuring.
 */
const { values } = parseArgs({
  options: {
    properties: { type: 'string' },
    contacts: { type: 'string' },
    applications: { type: 'string' },
    activities: { type: 'string' },
  },
});
const wanted = {
  properties: readCount(values.properties),
  contacts: readCount(values.contacts),
  applications: readCount(values.applications),
  activities: readCount(values.activities),
};
if (!Object.values(wanted).some(Boolean)) {
  throw new StartupError(
    'Say what to add: npm run seed -- --properties 1000 --contacts 1000 --applications 1000 --activities 1000',
  );
}

const product = await openProduct(readConfig(process.env));
try {
  const context = systemContext(product.context);
  if (wanted.properties)
    await addProperties(context, wanted.properties, (done) => showCount(done, wanted.properties));
  await addContacts(context, wanted.contacts, (done) => showCount(done, wanted.contacts));
  await addApplications(context, wanted.applications, (done) => showCount(done, wanted.applications));
  await addActivities(context, wanted.activities, (done) => showCount(done, wanted.activities));
} finally {
  await product.close();
}

function readCount(text = '0'): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= 5_000_000) return count;
  throw new StartupError(`${text} is not a whole number up to 50,00,000.`);
}

function showCount(done: number, total: number): void {
  showProgress(done, total, `${indianNumber(done)} of ${indianNumber(total)}`);
}
