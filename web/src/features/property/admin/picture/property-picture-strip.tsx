import { picturesOf } from '../../../../office-kit/pictures/held-pictures.ts';
import { PictureLook } from '../../../../office-kit/pictures/picture-look.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';

/** The pictures of one side of a conflict, counted, in order and with their descriptions. */
export function PropertyPictureStrip({ texts }: { texts: readonly string[] }) {
  const { length } = picturesOf(texts);
  return (
    <span className="grid min-w-0 gap-2">
      {propertyAdminContent.pictures.count(length)}
      {length > 0 && <PictureLook texts={texts} />}
    </span>
  );
}
