import { keep } from '../process/keeper.ts';
import { readConfig } from '../process/config.ts';

// Keeps the program in the file of the first argument running.
keep(readConfig(process.env), { file: process.argv[2] ?? '', args: [] });
