const width = 40;

/** Prints a bar on one line of the terminal; into a file, only its end. */
export function showProgress(done: number, total: number, words: string): void {
  const isEnd = done >= total;
  if (!process.stdout.isTTY && !isEnd) return;
  const filled = total > 0 ? Math.round((Math.min(done, total) / total) * width) : width;
  const bar = '█'.repeat(filled).padEnd(width, '░');
  process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${bar} ${words}${isEnd ? '\n' : ''}`);
}

/** A bar that shows each whole percent once, with what is being done. */
export function percentBar(what: string): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const percent = total > 0 ? Math.floor((done / total) * 100) : 100;
    if (percent === shown) return;
    shown = percent;
    showProgress(done, total, `${what} ${percent} %`);
  };
}
