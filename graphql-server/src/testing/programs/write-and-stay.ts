import { connectDatabase } from '../../database/connect.ts';

// Writes into the data folder of the first argument and goes on, for tests that kill it.
const { db } = await connectDatabase({ dataDir: process.argv[2] ?? '', databaseName: 'test' });
await db.collection('notes').insertOne({ text: `written by ${process.pid}` });
console.log('written');
