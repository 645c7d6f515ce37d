import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EndSharing } from './end-sharing.tsx';
import { shareContent } from './share.content.ts';
import { sharedListPath, sharedLists } from './shared-lists.ts';

const texts = shareContent.lists;

/** The lists that this browser shared, each with the button that ends it. */
export function SharedFromHere({ except }: { except?: string }) {
  const made = useBrowserStore(sharedLists)?.filter((list) => list.made && list.token !== except) ?? [];
  if (made.length === 0) return null;
  return (
    <section aria-labelledby="shared-from-here" className="mt-6 border-t border-line pt-5">
      <h3 id="shared-from-here" className="text-lg">
        {texts.title}
      </h3>
      <ul className="mt-2 grid gap-1">
        {made.map((list) => (
          <li
            key={list.token}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line py-1.5 first:border-t-0"
          >
            <span className="mr-auto text-sm text-ink-muted">
              {texts.shared(formatDateTime(list.sharedAt))}
            </span>
            <ButtonLink look="quiet" to={sharedListPath(list.token)}>
              {texts.open}
            </ButtonLink>
            <EndSharing list={list} />
          </li>
        ))}
      </ul>
    </section>
  );
}
