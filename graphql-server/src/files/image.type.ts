import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum PictureNature {
  PHOTOGRAPH = 'PHOTOGRAPH',
  ARTISTS_IMPRESSION = 'ARTISTS_IMPRESSION',
}
registerEnumType(PictureNature, {
  name: 'PictureNature',
  description:
    'Whether a picture is a photograph of what stands there, or an artist’s impression of what is planned.',
  valuesConfig: {
    PHOTOGRAPH: { description: 'It shows what stands there.' },
    ARTISTS_IMPRESSION: { description: 'It shows what is planned.' },
  },
});

@ObjectType({ description: 'A picture, served in the best format that the browser accepts.' })
export class Image {
  @Field(() => ID, { name: 'id', description: 'The file’s id.' })
  fileId!: ObjectId;

  @Field(() => String, {
    description:
      'The address of the picture; add `?w=480`, `?w=720`, `?w=960` or `?w=1600` for a width in pixels.',
  })
  url!: string;

  @Field(() => Int, { description: 'Width of the largest variant in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height of the largest variant in pixels.' })
  height!: number;

  @Field(() => String, { description: 'The dominant colour as #rrggbb, to show while the picture loads.' })
  colour!: string;

  @Field(() => String, { description: 'A description of the picture for people who cannot see it.' })
  alt!: string;

  @Field(() => PictureNature, {
    nullable: true,
    description: 'For a picture of a property: what it is; null if the office has not said it.',
  })
  nature?: PictureNature | null;
}
