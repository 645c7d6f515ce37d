import { useId } from 'react';
import { Picture } from '../../ui/pictures/picture.tsx';
import { picturesContent } from './pictures.content.ts';
import type { LibraryPicture } from './use-picture-library.ts';

const texts = picturesContent.picker;
const kinds: Partial<Record<string, string>> = picturesContent.kinds;
/** The uses that a card names; the others are counted. */
const namedUses = 2;

interface LibraryGridProps {
  items: readonly LibraryPicture[];
  chosen: readonly string[];
  several: boolean;
  onChoose: (picture: LibraryPicture, on: boolean) => void;
}

/** The pictures of the library as a grid of check boxes, or of radio buttons when one is wanted. */
export function LibraryGrid({ items, chosen, several, onChoose }: LibraryGridProps) {
  const group = useId();
  return (
    <ul aria-label={texts.library} className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
      {items.map((picture) => {
        const { image } = picture;
        const name = nameOf(picture);
        const used = usesOf(picture);
        return (
          <li key={image.id}>
            <label className="block cursor-pointer overflow-hidden rounded-field border border-line bg-card hover:border-pine has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine">
              <span className="relative block">
                <Picture image={image} sizes="200px" decorative className="aspect-3/2 w-full" />
                <input
                  type={several ? 'checkbox' : 'radio'}
                  name={group}
                  checked={chosen.includes(image.id)}
                  aria-label={`${name.replace(/\.$/, '')}. ${used}`}
                  onChange={({ target }) => onChoose(picture, target.checked)}
                  className="absolute top-2 left-2 size-5 scroll-mt-24 scroll-mb-24"
                />
              </span>
              <span className="grid gap-0.5 p-2 text-xs">
                <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{name}</span>
                <span className="line-clamp-2 [overflow-wrap:anywhere] text-ink-muted">{used}</span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** The description of a picture, or what shows it, or the name of its file. */
function nameOf({ image, uses }: LibraryPicture): string {
  return image.alt || uses[0]?.title || (image.url.split('/').at(-1) ?? '');
}

/** Where a picture is used, such as “Property: Neem Court, Story: Moving in and more”. */
function usesOf({ uses, usedElsewhere }: LibraryPicture): string {
  if (uses.length === 0) return texts.unused;
  const named = uses.slice(0, namedUses).map(({ kind, title }) => `${kinds[kind] ?? kind}: ${title}`);
  return `${named.join(', ')}${uses.length > namedUses || usedElsewhere ? ` ${texts.further}` : ''}`;
}
