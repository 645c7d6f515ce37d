import type { MediaItemInput } from 'domain/schema.generated.ts';
import { EditPictureItem, NewPictureItem } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import type { PictureItemNoun } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import { mediaItemAdminContent } from './media-item-admin.content.ts';
import {
  CreateMediaItemDocument,
  EditedMediaItemDocument,
  UpdateMediaItemDocument,
} from './media-item-admin.generated.ts';
import type { EditedMediaItemQuery } from './media-item-admin.generated.ts';

type EditedMediaItem = NonNullable<EditedMediaItemQuery['mediaItem']>;

const noun: PictureItemNoun<MediaItemInput, EditedMediaItem, EditedMediaItemQuery> = {
  kind: 'MEDIA_ITEM',
  name: 'media',
  texts: mediaItemAdminContent.form,
  staleFields: ['adminMedia'],
  usualAlt: ({ name = '' }) => name,
  readInput,
  create: CreateMediaItemDocument,
  one: EditedMediaItemDocument,
  read: (data) => data.mediaItem,
  valuesOf: ({ name }) => ({ name }),
  update: UpdateMediaItemDocument,
};

export function NewMediaItemTab() {
  return <NewPictureItem noun={noun} />;
}

export function EditMediaItemTab() {
  return <EditPictureItem noun={noun} />;
}

function readInput({ name }: Record<string, string>): MediaItemInput {
  return { name };
}
