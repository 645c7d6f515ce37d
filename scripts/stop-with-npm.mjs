const lookMs = 250;

/** Under `npm start` or `npm run dev`, ends this process as SIGTERM does when npm has gone. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  // npm hands a signal to the shell between it and us, and many shells die of it without passing it on.
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs);
  timer.unref();
}
