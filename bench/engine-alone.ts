import { connectDatabase } from '../graphql-server/src/database/connect.ts';
import { residentMb } from './processes.ts';

/** Opens the engine on a folder, reads all properties, and prints how many MB the process grew by: `engine-alone.ts FOLDER`. */
const before = await residentMb(process);
const database = await connectDatabase({
  dataDir: process.argv[2] ?? '',
  databaseName: 'apna-hi-ghar',
});
const opened = await residentMb(process);
for await (const _one of database.db.collection('properties').find({}, { projection: { searchText: 1 } }));
console.log(`${opened - before} ${(await residentMb(process)) - before}`);
await database.close();
