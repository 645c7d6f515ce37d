import type { TestimonialInput } from 'domain/schema.generated.ts';
import { EditPictureItem, NewPictureItem } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import type { PictureItemNoun } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import { testimonialAdminContent } from './testimonial-admin.content.ts';
import {
  CreateTestimonialDocument,
  EditedTestimonialDocument,
  UpdateTestimonialDocument,
} from './testimonial-admin.generated.ts';
import type { EditedTestimonialQuery } from './testimonial-admin.generated.ts';

type EditedTestimonial = NonNullable<EditedTestimonialQuery['testimonial']>;

const noun: PictureItemNoun<TestimonialInput, EditedTestimonial, EditedTestimonialQuery> = {
  kind: 'TESTIMONIAL',
  name: 'testimonials',
  texts: testimonialAdminContent.form,
  staleFields: ['adminTestimonials'],
  usualAlt: ({ name = '' }) => `Portrait of ${name}`,
  readInput,
  create: CreateTestimonialDocument,
  one: EditedTestimonialDocument,
  read: (data) => data.testimonial,
  valuesOf: ({ name, position, description }) => ({ name, position, description }),
  update: UpdateTestimonialDocument,
};

export function NewTestimonialTab() {
  return <NewPictureItem noun={noun} />;
}

export function EditTestimonialTab() {
  return <EditPictureItem noun={noun} />;
}

function readInput({ name = '', position = '', description = '' }: Record<string, string>): TestimonialInput {
  return { name, position, description };
}
