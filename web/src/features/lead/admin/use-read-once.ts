import { useEffect, useRef } from 'react';

/** Marks a lead as read when it is opened; only once, so that “Mark as unread” lasts while the page stays open. */
export function useReadOnce(unread: boolean, setRead: (read: boolean) => Promise<unknown>): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    // After a failure it stays unread; the next visit marks it as read.
    if (unread) setRead(true).catch(() => undefined);
  }, [unread, setRead]);
}
