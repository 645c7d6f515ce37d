import { runFile } from './run-file.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Say which file to run: node scripts/run.mjs <file.ts> [arguments…]');
  process.exit(1);
}
await runFile(file, args);
