import 'reflect-metadata';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../../access/public-operation.ts';
import type { Context } from '../../../base/context.ts';
import { understand } from './understand.service.ts';
import { Understanding } from './understanding.type.ts';

@Resolver(() => Understanding)
export class UnderstandingResolver {
  @Public()
  @Query(() => Understanding, {
    description:
      'What a search in plain words asks for, in English, Hinglish or Hindi: `3 bhk ready sector 150 under 1.2cr`. The same rules answer `projects(query:)`. Reads the first 200 characters.',
  })
  understand(
    @Ctx() context: Context,
    @Arg('query', () => String, { description: 'The words as typed.' }) query: string,
  ) {
    return understand(context, query);
  }
}
