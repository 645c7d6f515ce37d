import { readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** A process and all that it has started, on Linux; parents stand before their children. */
export async function familyOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = text.split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

/** The processor time of a process and all that it has started, since their starts. */
export async function processorMsOf(pid: number): Promise<number> {
  return sumOver(pid, async (one) => {
    const stat = await readFile(`/proc/${one}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / ticksPerSecond;
  });
}

/** The memory of a process and all that it has started, in MB. */
export async function residentMb({ pid = 0 }: { pid?: number }): Promise<number> {
  const kb = await sumOver(pid, async (one) => {
    const status = await readFile(`/proc/${one}/status`, 'utf8').catch(() => '');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  });
  return Math.round(kb / 1024);
}

async function sumOver(pid: number, read: (pid: number) => Promise<number>): Promise<number> {
  const values = await Promise.all((await familyOf(pid)).map(read));
  return values.reduce((sum, value) => sum + value, 0);
}
