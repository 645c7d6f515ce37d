import type { Router } from 'express';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { legacyItem } from '../../kit/rest/legacy.ts';
import { pictureItemRouter } from '../../kit/rest/picture-item-router.ts';
import { createMediaItem, deleteMediaItem, media } from './media-item.service.ts';
import type { MediaItem } from './media-item.type.ts';

/** The documented paths of media items. */
export function mediaRouter(kept: KeptAnswers): Router {
  return pictureItemRouter(kept, {
    path: '/api/media',
    list: media,
    create: createMediaItem,
    created: 'Image uploaded successfully!',
    remove: deleteMediaItem,
    label: 'Media item',
    legacy: legacyMediaItem,
  });
}

function legacyMediaItem(item: MediaItem) {
  return {
    ...legacyItem(item),
    name: item.name,
    image: item.image.url,
  };
}
