import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls `use` with the path of a temporary report file, and deletes the file afterwards. */
export async function withReportFile(use) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  try {
    return await use(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Counts the tests in a report. A run that failed without a failed test, such as a file that does not load,
 * counts as one failure.
 */
export function readReport(file, runFailed, count) {
  const counts = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return { ...counts, failed: Math.max(counts.failed, runFailed ? 1 : 0) };
}
