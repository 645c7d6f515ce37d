const lookMs = 250;

/** Under `npm start` or `npm run dev`, ends this process like SIGTERM once npm is gone. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  // npm sends a signal to the shell between itself and this process, and many shells die without passing it on.
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs);
  timer.unref();
}
