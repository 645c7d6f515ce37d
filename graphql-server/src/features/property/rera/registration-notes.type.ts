import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A QR code as a drawing.' })
export class DrawnQrCode {
  @Field(() => String, { description: 'The dark parts as the path of an SVG.' })
  path!: string;

  @Field(() => Int, { description: 'The width and height of the drawing, in the units of its path.' })
  size!: number;
}

@ObjectType({ description: 'What the rules say today about the registration of a property.' })
export class RegistrationNotes {
  @Field(() => String, {
    nullable: true,
    description: 'The portal of its authority; null if no rule names it, or if no portal concerns it.',
  })
  portal!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days since the office looked it up on the portal; null if it did not.',
  })
  checkedDaysAgo!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Who looked it up, if the team page shows the person with the e-mail address of the account; otherwise null, for the office.',
  })
  checkedBy!: string | null;

  @Field(() => Boolean, { description: 'Whether that check is older than the rule allows.' })
  checkIsOld!: boolean;

  @Field(() => Boolean, { description: 'Whether the registration has ended.' })
  hasEnded!: boolean;

  @Field(() => Boolean, { description: 'Whether the builder’s quarterly update is late.' })
  filingIsLate!: boolean;

  @Field(() => DrawnQrCode, {
    nullable: true,
    description: 'The QR code of the project, redrawn; null if none was read, or if it leads elsewhere.',
  })
  code!: DrawnQrCode | null;

  @Field(() => Boolean, { description: 'Whether it is sample content.' })
  isSample!: boolean;
}
