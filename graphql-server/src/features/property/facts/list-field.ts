import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Field } from 'type-graphql';

const maxFeatures = 40;

/** An optional list of short names. */
export function ListField(description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => [String], { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsArray({ message: 'This must be a list.' })(target, String(key));
    ArrayMaxSize(maxFeatures, { message: `Please choose at most ${maxFeatures}.` })(target, String(key));
    IsString({ each: true, message: 'Each entry must be text.' })(target, String(key));
    MaxLength(60, { each: true, message: 'Please use at most 60 characters for an entry.' })(
      target,
      String(key),
    );
    // An entry that begins like this is half a list in JSON: a client cut it off or wrote it wrongly.
    Matches(/^(?!\s*[[{])/, {
      each: true,
      message:
        'An entry cannot begin with a bracket. Please send repeated fields, or a complete list such as ["Gym","WiFi"].',
    })(target, String(key));
  };
}
