import { propertyAdminContent } from './property-admin.content.ts';
import { picturesOf } from './property-pictures.ts';

/** The pictures of one side of a conflict, in order and with their descriptions. */
export function PropertyPictureStrip({ texts }: { texts: readonly string[] }) {
  const pictures = picturesOf(texts);
  return (
    <span className="grid min-w-0 gap-2">
      {propertyAdminContent.pictures.count(pictures.length)}
      <span className="flex flex-wrap gap-2">
        {pictures.map(({ id, url, alt }) => (
          <span key={id} className="grid w-18 content-start gap-1 text-xs text-ink-muted">
            <img src={`${url}?w=480`} alt="" className="rounded-sm aspect-3/2 w-full object-cover" />
            <span className="line-clamp-2 [overflow-wrap:anywhere]">{alt}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
