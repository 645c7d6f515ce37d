import type { ProgressPhotoInput } from 'domain/schema.generated.ts';
import { EditPictureItem, NewPictureItem } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import type { PictureItemNoun } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import { progressAdminContent } from './progress-admin.content.ts';
import {
  CreateProgressPhotoDocument,
  EditedProgressPhotoDocument,
  UpdateProgressPhotoDocument,
} from './progress-admin.generated.ts';
import type { EditedProgressPhotoQuery } from './progress-admin.generated.ts';
import { progressFields } from './progress-fields.tsx';

type EditedPhoto = EditedProgressPhotoQuery['photo'];

const noun: PictureItemNoun<ProgressPhotoInput, EditedPhoto, EditedProgressPhotoQuery> = {
  kind: 'PROGRESS_PHOTO',
  name: 'progress',
  texts: { ...progressAdminContent.form, fields: progressFields },
  staleFields: ['adminProgressPhotos', 'property'],
  usualAlt: ({ text = '' }) => text,
  readInput: ({ propertyId = '', takenOn = '', tower, stage, text = '' }) => ({
    ...{ propertyId, takenOn, text },
    ...{ tower, stage },
  }),
  create: CreateProgressPhotoDocument,
  one: EditedProgressPhotoDocument,
  read: (data) => data.photo,
  valuesOf: ({ propertyId, takenOn, tower, stage, text }) => ({
    ...{ propertyId, takenOn, text },
    ...{ tower: tower ?? '', stage: stage ?? '' },
  }),
  update: UpdateProgressPhotoDocument,
};

export function NewProgressTab() {
  return <NewPictureItem noun={noun} />;
}

export function EditProgressTab() {
  return <EditPictureItem noun={noun} />;
}
