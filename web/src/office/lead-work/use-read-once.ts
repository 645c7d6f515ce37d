import { useEffect, useRef } from 'react';

/** Opening something unread is reading it; once, so that “Mark as unread” holds while the page stays open. */
export function useReadOnce(unread: boolean, setRead: (read: boolean) => Promise<unknown>): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    // It stays unread then; the next visit marks it as read.
    if (unread) setRead(true).catch(() => undefined);
  }, [unread, setRead]);
}
