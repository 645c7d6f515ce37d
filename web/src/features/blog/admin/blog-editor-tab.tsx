import type { BlogInput } from 'domain/schema.generated.ts';
import { EditPictureItem, NewPictureItem } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import type { PictureItemNoun } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import { publicationFields } from '../../../office-kit/publication.ts';
import { blogAdminContent } from './blog-admin.content.ts';
import {
  CreateBlogDocument,
  DuplicateBlogDocument,
  EditedBlogDocument,
  SetBlogPublicationDocument,
  UpdateBlogDocument,
} from './blog-admin.generated.ts';
import type { EditedBlogQuery } from './blog-admin.generated.ts';
import { readBlogInput } from './blog-form-values.ts';
import { MarkdownField } from './markdown-field.tsx';
import { storyPath } from 'domain/site/item-paths.ts';

const markdownFields = ['para_1', 'para_2', 'conclusion'];
const fields = blogAdminContent.form.fields.map((field) =>
  markdownFields.includes(field.name) ? { ...field, Control: MarkdownField } : field,
);

type EditedBlog = NonNullable<EditedBlogQuery['blog']>;

const noun: PictureItemNoun<BlogInput, EditedBlog, EditedBlogQuery> = {
  kind: 'BLOG',
  name: 'blogs',
  texts: { ...blogAdminContent.form, fields },
  publishable: true,
  publicPathOf: ({ publication, slug }) => (publication === 'PUBLISHED' ? storyPath(slug) : null),
  staleFields: ['adminBlogs'],
  usualAlt: ({ title = '' }) => title,
  readInput: readBlogInput,
  create: CreateBlogDocument,
  one: EditedBlogDocument,
  read: (data) => data.blog,
  setPublication: SetBlogPublicationDocument,
  duplicate: DuplicateBlogDocument,
  valuesOf: ({
    publication,
    publishAt,
    draft,
    title,
    description,
    para_1,
    para_2,
    conclusion,
    writtenBy,
    tags,
  }) => ({
    ...{ title, description, para_1, para_2, conclusion, writtenBy },
    tags: tags.join(', '),
    ...publicationFields({ publication, publishAt, draft }),
  }),
  update: UpdateBlogDocument,
};

export function NewBlogTab() {
  return <NewPictureItem noun={noun} />;
}

export function EditBlogTab() {
  return <EditPictureItem noun={noun} />;
}
