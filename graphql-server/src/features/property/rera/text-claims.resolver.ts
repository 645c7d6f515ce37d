import 'reflect-metadata';
import { Arg, Authorized, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { TokenScope } from '../../../access/token-scope.ts';
import { ListOf } from '../../../access/query-cost.ts';
import { contentRoles } from '../../../access/roles.ts';
import { badField } from '../../../base/errors.ts';
import { lintText } from './text-lint.ts';

const mostTexts = 40;
const mostCharacters = 300_000;
const mostClaims = 50;

@InputType({ description: 'A text as it is typed in a form.' })
export class TypedText {
  @Field(() => String, { description: 'The name of its field.' })
  field!: string;

  @Field(() => String, { description: 'The text.' })
  text!: string;
}

@ObjectType({ description: 'A sentence that an advertisement should not have.' })
export class TextClaim {
  @Field(() => String, { description: 'The field whose text has it.' })
  field!: string;

  @Field(() => String, { description: 'The sentence as it is typed.' })
  sentence!: string;

  @Field(() => String, { description: 'What it does, such as “promises a return”.' })
  claim!: string;
}

@Resolver()
export class TextClaimsResolver {
  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @ListOf({ length: mostClaims })
  @Query(() => [TextClaim], {
    description:
      'What typed texts say that an advertisement should not say, at most 50 sentences; stores nothing. It reads up to 40 texts.',
  })
  textClaims(
    @Arg('texts', () => [TypedText], { description: 'The texts of a form.' }) texts: TypedText[],
  ): TextClaim[] {
    const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (texts.length > mostTexts || characters > mostCharacters)
      throw badField('texts', `Please send at most ${mostTexts} texts of 3,00,000 characters in all.`);
    return texts
      .flatMap(({ field, text }) =>
        lintText(text).map(({ sentence, text: claim }) => ({ field, sentence, claim })),
      )
      .slice(0, mostClaims);
  }
}
