import { afterAll, expect } from 'vitest';

/** What libraries set for the whole process once they are loaded. */
const ofLibraries = ['FONTCONFIG_FILE', 'VIPSHOME'];

const read = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofLibraries.includes(name)));

// The files of a worker share one environment, and the order of files differs from run to run.
const before = read();

afterAll(() => {
  expect(read(), 'a file leaves the environment as it was').toEqual(before);
});
