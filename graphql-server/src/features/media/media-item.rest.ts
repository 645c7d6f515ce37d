import { Router } from 'express';
import { maxImageBytes } from '../../files/images.ts';
import { legacyItem } from '../../rest/legacy.ts';
import { fieldsOf, filesOf, multipart } from '../../rest/multipart.ts';
import { allow, answer } from '../../rest/route.ts';
import { contentRoles } from '../../roles.ts';
import { createMediaItem, deleteMediaItem, media } from './media-item.service.ts';
import type { MediaItem } from './media-item.type.ts';

/** The documented paths of media items. */
export function mediaRouter(): Router {
  const router = Router();
  const picture = multipart({
    field: 'image',
    maxFiles: 1,
    maxBytes: maxImageBytes,
    tooLarge: 'The picture may have at most 10 MB.',
  });
  router.get(
    '/api/media',
    answer(async (context) => (await media(context)).map(legacyMediaItem)),
  );
  router.post(
    '/api/media',
    allow(contentRoles),
    picture,
    answer(async (context, request, response) => {
      const created = await createMediaItem(context, fieldsOf(request), filesOf(request)[0]);
      response.status(201);
      return { message: 'Image uploaded successfully!', data: legacyMediaItem(created) };
    }),
  );
  router.delete(
    '/api/media/:id',
    allow(contentRoles),
    answer(async (context, { params: { id = '' } }) => {
      await deleteMediaItem(context, id);
      return { message: `Media item with ID ${id} deleted successfully!` };
    }),
  );
  return router;
}

function legacyMediaItem(item: MediaItem) {
  return {
    ...legacyItem(item),
    name: item.name,
    image: item.image.url,
  };
}
