import { keep } from '../../start/keeper.ts';
import { readConfig } from '../../start/config.ts';

// Keeps the program in the file of the first argument running.
keep(readConfig(process.env), { file: process.argv[2] ?? '', args: [] });
