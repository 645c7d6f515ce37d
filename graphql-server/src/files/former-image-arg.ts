import { Arg } from 'type-graphql';
import { GraphQLUpload } from './upload.ts';

/** The day after which this argument may go, a year after `picture` came. */
const lastDay = '30 November 2027';

/** The argument `image`: a picture sent with the operation itself, as clients did before `uploadPicture`. */
export function FormerImageArg(description: string): ParameterDecorator {
  return Arg('image', () => GraphQLUpload, {
    nullable: true,
    description,
    deprecationReason: `Send the picture with \`uploadPicture\` and name it in \`picture\`. This argument stays until ${lastDay}.`,
  }) as ParameterDecorator;
}
