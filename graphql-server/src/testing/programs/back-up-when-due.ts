import { connectDatabase } from '../../database/connect.ts';
import { backUpWhenDue } from '../../office/backups/scheduled-backups.ts';
import { readConfig } from '../../start/config.ts';
import { contextOf } from '../../start/product.ts';

// Does the turn of one process at the scheduled backup, for tests that run several at once.
const config = readConfig(process.env);
const { mongodbUri, dataDir } = config;
const database = await connectDatabase({ mongodbUri, dataDir, databaseName: 'test' });
await backUpWhenDue(contextOf(database.db, config));
console.log('turn done');
await database.close();
process.exit(0);
