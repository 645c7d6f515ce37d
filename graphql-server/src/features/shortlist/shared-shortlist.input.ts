import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsEnum,
  IsMongoId,
  IsOptional,
  ValidateBy,
} from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { ShareMode, Thumb } from './shared-shortlist.type.ts';

export const maxHomes = 50;
export const maxPeople = 12;
export const maxNotes = 200;

const propertySentence = 'Please choose a property of this site.';

/** The first name under which others see a person; not an address and not a number, because everyone with the link reads it. */
function FirstName(): PropertyDecorator {
  return (target, key) => {
    const required = 'Please enter your first name.';
    TextField({ description: 'The first name that the others see.', required, maxLength: 40 })(target, key);
    ValidateBy({
      name: 'isFirstName',
      validator: {
        validate: (typed) => typeof typed === 'string' && !/[@\n]|(?:\d\D*){5}/.test(typed),
        defaultMessage: () => 'Please enter your first name only.',
      },
    })(target, key);
  };
}

@InputType({ description: 'The shortlist of a browser, to be shared by a link.' })
export class ShareShortlistInput {
  @FirstName()
  name!: string;

  @Field(() => ShareMode, { description: 'What people with the link may do.' })
  @IsEnum(ShareMode, { message: 'Please choose what people with the link may do.' })
  mode!: ShareMode;

  @Field(() => [ID], {
    description: 'The properties, 1 to 50, in their order. Those that are not on the site are left out.',
  })
  @IsArray({ message: 'This must be a list.' })
  @ArrayNotEmpty({ message: 'Please save a home first.' })
  @ArrayMaxSize(maxHomes, { message: `Please share at most ${maxHomes} homes.` })
  @IsMongoId({ each: true, message: propertySentence })
  propertyIds!: string[];
}

/** Who changes a shared shortlist. */
@InputType()
abstract class SharedChangeInput {
  @TextField({
    description: 'The last part of the link.',
    required: 'This link is incomplete.',
    maxLength: 64,
  })
  token!: string;

  @TextField({
    description:
      'The secret of this browser on this list, 22 to 64 letters, digits, hyphens and underscores: the maker’s, or one that the browser has made. The same person has the same secret.',
    required: 'Please send the secret of this browser.',
    maxLength: 64,
  })
  key!: string;

  @FirstName()
  name!: string;

  @Field(() => ID, { description: 'The property.' })
  @IsMongoId({ message: propertySentence })
  propertyId!: string;
}

@InputType({ description: 'A home to add to a shared shortlist.' })
export class AddSharedHomeInput extends SharedChangeInput {}

@InputType({ description: 'A home of a shared shortlist to hide or to restore.' })
export class HideSharedHomeInput extends SharedChangeInput {
  @Field(() => Boolean, { description: 'True hides it, false restores it.' })
  @IsBoolean({ message: 'This must be true or false.' })
  hidden!: boolean;
}

@InputType({ description: 'The thumb of a person for a home; it replaces the earlier one.' })
export class SharedThumbInput extends SharedChangeInput {
  @Field(() => Thumb, { nullable: true, description: 'Up or down; null takes it back.' })
  @IsOptional()
  @IsEnum(Thumb, { message: 'Please choose up or down.' })
  thumb?: Thumb;
}

@InputType({ description: 'A note about a home.' })
export class SharedNoteInput extends SharedChangeInput {
  @TextField({ description: 'The words.', required: 'Please enter a note.', maxLength: 500 })
  text!: string;
}
