import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { hideablePaths } from 'domain/site/page-paths.ts';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { EditedBlocksDocument, SaveBlocksDocument } from './block-admin.generated.ts';
import type { EditedBlocksQuery } from './block-admin.generated.ts';
import { blockContent } from './block.content.ts';

const texts = blockContent.hiding;
const place = { page: 'pages', key: 'hidden' };

/** The pages that visitors do not see, and what hides one or shows it again. */
export function useHiddenPages({ editedBlocks }: EditedBlocksQuery) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  const block = editedBlocks.find(({ page, key }) => page === place.page && key === place.key);
  const hidden = (block?.text ?? '').split(/\s+/).filter(Boolean);

  async function toggle(path: string) {
    const isHidden = hidden.includes(path);
    // The portfolio has two looks.
    const paths = path === '/portfolio' ? [path, '/portfolio-v2'] : [path];
    const next = isHidden ? hidden.filter((one) => !paths.includes(one)) : [...hidden, ...paths];
    const blocks = [{ ...place, text: next.join('\n\n'), readAt: block?.updatedAt }];
    setBusy(true);
    try {
      await withSession(() => client.mutate({ mutation: SaveBlocksDocument, variables: { blocks } }));
      showToast({ tone: 'success', text: isHidden ? texts.isShown : texts.isHidden });
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    } finally {
      await client.query({ query: EditedBlocksDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
      setBusy(false);
    }
  }

  return {
    hidden,
    busy,
    toggle,
    canHide: (path?: string) => path !== undefined && hideablePaths.includes(path),
  };
}
