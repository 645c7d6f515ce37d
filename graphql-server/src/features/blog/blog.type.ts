import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';
import { PublishedItem } from '../../items/publication.ts';

@ObjectType({ description: 'The parts of a story as HTML that is safe to put into a page.' })
export class BlogHtml {
  @Field(() => String, { name: 'para_1', description: 'The first part.' })
  para_1!: string;

  @Field(() => String, { name: 'para_2', description: 'The second part.' })
  para_2!: string;

  @Field(() => String, { description: 'The conclusion.' })
  conclusion!: string;
}

@ObjectType({ description: 'A story of the blog.' })
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

  @Field(() => [String], { description: 'What it is about.' })
  tags!: string[];

  @Field(() => Image, { nullable: true, description: 'The cover picture; only a draft can be without.' })
  image!: Image | null;

  /** Addresses it had before; they lead to the present one. */
  formerSlugs!: string[];
}

@ObjectType({ description: 'What stories are about, and how many.' })
export class BlogTag {
  @Field(() => String, { description: 'The tag, as `blogs(tag)` takes it.' })
  tag!: string;

  @Field(() => Int, { description: 'How many stories have it.' })
  count!: number;
}

@ObjectType({ description: 'One page of stories.' })
export class BlogPage extends pageOf(Blog) {}
