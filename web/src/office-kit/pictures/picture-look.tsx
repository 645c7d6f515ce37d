import { picturesOf } from './held-pictures.ts';
import { picturesContent } from './pictures.content.ts';

/** The pictures of one side of a conflict, in order and with their descriptions. */
export function PictureLook({ texts }: { texts: readonly string[] }) {
  const pictures = picturesOf(texts);
  if (pictures.length === 0) return picturesContent.one.noPicture;
  return (
    <span className="flex flex-wrap gap-2">
      {pictures.map(({ id, url, alt }) => (
        <span key={id} className="grid w-18 content-start gap-1 text-xs text-ink-muted">
          <img src={`${url}?w=480`} alt="" className="rounded-sm aspect-3/2 w-full object-cover" />
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{alt}</span>
        </span>
      ))}
    </span>
  );
}
