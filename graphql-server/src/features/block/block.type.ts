import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import type { TextPicture } from '../../base/text/text-pictures.ts';
import { PublishedItem } from '../../kit/publication.ts';

/** The languages of the site, the first of which every text has. */
export const blockLanguages = ['en'] as const;

/** A text by language; an empty one gives way to the text that the product delivers. */
export type BlockTexts = Record<(typeof blockLanguages)[number], string>;

/** What visitors read instead of a delivered text. */
@ObjectType({ description: 'A text of a public page that replaces the delivered one.' })
export class BlockText {
  @Field(() => String, { description: 'Its place on the page, such as `hero.title`.' })
  key!: string;

  @Field(() => String, { description: 'The text, in English.' })
  text!: string;
}

/** A page that the office added. */
@ObjectType({ description: 'A page that the office added, with a title and a text.' })
export class PlainPage {
  @Field(() => String, { description: 'The last part of its address, /page/{slug}.' })
  slug!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Its text as HTML that is safe to put into a page.' })
  html!: string;
}

/** What the owner says in place of one delivered text. It is stored once it differs, and never deleted. */
@ObjectType({ description: 'A text of the site as the office changed it, in place of the delivered one.' })
export class Block extends PublishedItem {
  @Field(() => String, { description: 'The page or the part of all pages that shows it, such as `home`.' })
  page!: string;

  @Field(() => String, { description: 'Its place on the page, such as `hero.title`.' })
  key!: string;

  /** Names it in the activity log. */
  title!: string;
  slug!: string;
  formerSlugs!: string[];
  texts!: BlockTexts;
  /** The pictures that its text names, so that their files stay. */
  textPictures!: TextPicture[];
}
