import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';
import { Node } from '../../kit/node/node.ts';
import { PublishedItem } from '../../kit/publication.ts';
import type { TextPicture } from '../../base/text/text-pictures.ts';

@ObjectType({ description: 'The parts of a story as HTML that is safe to put into a page.' })
export class BlogHtml {
  @Field(() => String, { name: 'para_1', description: 'The first part.' })
  para_1!: string;

  @Field(() => String, { name: 'para_2', description: 'The second part.' })
  para_2!: string;

  @Field(() => String, { description: 'The conclusion.' })
  conclusion!: string;
}

@ObjectType({ description: 'A story of the blog.', implements: Node })
export class Blog extends PublishedItem {
  @Field(() => String, { description: 'The last part of its address, /blog-details/{slug}.' })
  slug!: string;

  @Field(() => String, { description: 'The headline.' })
  title!: string;

  @Field(() => String, { description: 'One or two sentences for lists.' })
  description!: string;

  @Field(() => String, { name: 'para_1', description: 'The first part, in Markdown.' })
  para_1!: string;

  @Field(() => String, { name: 'para_2', description: 'The second part, in Markdown.' })
  para_2!: string;

  @Field(() => String, { description: 'The conclusion, in Markdown.' })
  conclusion!: string;

  @Field(() => String, { description: 'The author’s name.' })
  writtenBy!: string;

  @Field(() => [String], { description: 'The topics of the story.' })
  tags!: string[];

  @Field(() => Image, { nullable: true, description: 'The cover picture; only a draft can lack one.' })
  image!: Image | null;

  /** The pictures inside the parts. */
  textPictures!: TextPicture[];

  /** Former slugs; they lead to the current one. */
  formerSlugs!: string[];
}

@ObjectType({ description: 'A tag of stories with its count.' })
export class BlogTag {
  @Field(() => String, { description: 'The tag, for `blogs(tag)`.' })
  tag!: string;

  @Field(() => Int, { description: 'The number of stories with this tag.' })
  count!: number;
}

@ObjectType({ description: 'One page of stories.' })
export class BlogPage extends pageOf(Blog) {}
