const serverBack = 'server-back';

/** Tells the open forms that the server answers again. */
export function tellServerIsBack(): void {
  window.dispatchEvent(new Event(serverBack));
}

/** Calls `onBack` each time that the server answers again; returns how to stop. */
export function whenServerIsBack(onBack: () => void): () => void {
  window.addEventListener(serverBack, onBack);
  return () => window.removeEventListener(serverBack, onBack);
}
