declare const self: ServiceWorkerGlobalScope & {
  /** The files of this build that the office needs without the network; the server writes them in front of the worker. */
  office?: readonly string[];
};

/** As in `lib/offline/forget-office.ts`. */
const storeName = 'office-files';
const page = '/my-account';

/** Keeps the page of the office and its files of this build, and removes those of others. */
export async function keepFiles(): Promise<void> {
  const store = await caches.open(storeName);
  const files = self.office ?? [];
  const response = await fetch(`${page}/today`, { headers: { Accept: 'text/html' } });
  if (!response.ok || response.redirected) return;
  for (const file of files) if (!(await store.match(file, { ignoreVary: true }))) await store.add(file);
  await store.put(page, response);
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== page && !files.includes(pathname)) await store.delete(request);
  }
}

/** Keeps the files anew if a former version of the worker kept its own. */
export async function renewFiles(): Promise<void> {
  if (await caches.has(storeName)) await keepFiles();
}

/** The answer to a request of the office: pages come from the network first, files of a build from what is kept. */
export async function answer(request: Request): Promise<Response> {
  if (request.mode !== 'navigate') return (await kept(request.url)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(page);
    if (!found) throw error;
    return found;
  }
}

async function kept(address: string): Promise<Response | undefined> {
  if (!(await caches.has(storeName))) return undefined;
  return (await caches.open(storeName)).match(address, { ignoreVary: true });
}

/** Whether the worker answers a request: a page of the office, or a file of a build. */
export function isOffices({ method, mode, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return false;
  if (mode === 'navigate') return pathname === page || pathname.startsWith(`${page}/`);
  return /^\/assets\/|^\/(?:theme\.js|favicon\.svg)$/.test(pathname);
}
