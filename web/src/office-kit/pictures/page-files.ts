import { useEffect, useEffectEvent } from 'react';

/**
 * Takes files dropped or pasted anywhere on the page, because the browser would otherwise open them in place
 * of the form. A field that handles a drop itself calls `preventDefault`.
 */
export function usePageFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (event.defaultPrevented || !data || data.files.length === 0) return;
    event.preventDefault();
    onFiles([...data.files]);
  });
  useEffect(() => {
    function allow(event: DragEvent) {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    }
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    function paste(event: ClipboardEvent) {
      // Copied spreadsheet cells come as text and as a picture; the text is meant.
      if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData);
    }
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);
}
