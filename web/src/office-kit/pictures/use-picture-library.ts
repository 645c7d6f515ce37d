import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ItemKind } from 'domain/schema.generated.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { PictureLibraryDocument } from './pictures.generated.ts';
import type { PictureLibraryQuery } from './pictures.generated.ts';

export type LibraryPicture = PictureLibraryQuery['pictureLibrary']['items'][number];

interface Found {
  search: string;
  items: LibraryPicture[];
  next: string | null;
}

/** The library of pictures, searched, and loaded part by part; pictures of items of `kind` come first. */
export function usePictureLibrary(kind: ItemKind, search: string) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const [loadsMore, setLoadsMore] = useState(false);

  const load = useEffectEvent((before: Found | null) => loadPart(before));
  async function loadPart(before: Found | null): Promise<Found> {
    const { data } = await withSession(() =>
      client.query({
        query: PictureLibraryDocument,
        variables: { kind, search, after: before?.next },
        fetchPolicy: 'no-cache',
      }),
    );
    if (!data) throw new Error('The answer has no library.');
    const { items, next } = data.pictureLibrary;
    const known = new Set(before?.items.map(({ image }) => image.id));
    // Pictures of the kind come again at their own place, and so does one that was chosen meanwhile.
    const news = items.filter(({ image }) => !known.has(image.id));
    const longer = { search, items: [...(before?.items ?? []), ...news], next };
    return news.length === 0 && next ? loadPart(longer) : longer;
  }

  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let outdated = false;
    load(null).then(
      (part) => {
        if (outdated) return;
        setFound(part);
        setFailed(false);
      },
      () => {
        if (!outdated) setFailed(true);
      },
    );
    return () => {
      outdated = true;
    };
  }, [search, attempt]);

  async function loadMore() {
    if (!found || loadsMore) return;
    setLoadsMore(true);
    try {
      const longer = await loadPart(found);
      setFound((present) => (present === found ? longer : present));
    } catch {
      setFailed(true);
    } finally {
      setLoadsMore(false);
    }
  }

  return {
    items: found?.items ?? [],
    loading: (found?.search !== search && !failed) || loadsMore,
    failed,
    more: found?.search === search && found.next !== null,
    loadMore: () => void loadMore(),
    retry: () => {
      setFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
