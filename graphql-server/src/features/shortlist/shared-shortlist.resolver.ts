import 'reflect-metadata';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../access/public-operation.ts';
import type { Context } from '../../base/context.ts';
import * as changes from './shared-changes.service.ts';
import {
  AddSharedHomeInput,
  HideSharedHomeInput,
  ShareShortlistInput,
  SharedNoteInput,
  SharedThumbInput,
} from './shared-shortlist.input.ts';
import * as service from './shared-shortlist.service.ts';
import { NewSharedShortlist, SharedShortlist, ShareMode } from './shared-shortlist.type.ts';

const tokenArgument = { description: 'The last part of the link.' };
const keyArgument = { description: 'The secret of this browser on this list.' };
const refusals = 'GONE for a link that does not work, FORBIDDEN for a list that people can only read.';

@Resolver()
export class SharedShortlistResolver {
  @Public()
  @Query(() => SharedShortlist, {
    nullable: true,
    description:
      'A shared shortlist by its link; null once it has ended. TOO_MANY_REQUESTS after 60 wrong links in 10 minutes.',
  })
  sharedShortlist(@Ctx() context: Context, @Arg('token', () => String, tokenArgument) token: string) {
    return service.sharedShortlist(context, token);
  }

  @Public()
  @Mutation(() => NewSharedShortlist, {
    description:
      'Shares a shortlist by a link. It ends when its maker ends it, and 90 days after its last use; then it is erased.',
  })
  shareShortlist(
    @Ctx() context: Context,
    @Arg('input', () => ShareShortlistInput, { description: 'The shortlist.' }) input: ShareShortlistInput,
  ) {
    return service.shareShortlist(context, input);
  }

  @Public()
  @Mutation(() => SharedShortlist, {
    description: `Adds a home, or restores it if it is hidden. ${refusals}`,
  })
  addSharedHome(
    @Ctx() context: Context,
    @Arg('input', () => AddSharedHomeInput, { description: 'The home.' }) input: AddSharedHomeInput,
  ) {
    return changes.addSharedHome(context, input);
  }

  @Public()
  @Mutation(() => SharedShortlist, { description: `Hides a home or restores it. ${refusals}` })
  setSharedHomeHidden(
    @Ctx() context: Context,
    @Arg('input', () => HideSharedHomeInput, { description: 'The home.' }) input: HideSharedHomeInput,
  ) {
    return changes.setSharedHomeHidden(context, input);
  }

  @Public()
  @Mutation(() => SharedShortlist, {
    description: `Sets or takes back a person’s thumb for a home. ${refusals}`,
  })
  setSharedThumb(
    @Ctx() context: Context,
    @Arg('input', () => SharedThumbInput, { description: 'The thumb.' }) input: SharedThumbInput,
  ) {
    return changes.setSharedThumb(context, input);
  }

  @Public()
  @Mutation(() => SharedShortlist, { description: `Adds a note about a home. ${refusals}` })
  addSharedNote(
    @Ctx() context: Context,
    @Arg('input', () => SharedNoteInput, { description: 'The note.' }) input: SharedNoteInput,
  ) {
    return changes.addSharedNote(context, input);
  }

  @Public()
  @Mutation(() => SharedShortlist, {
    description:
      'Removes a note. FORBIDDEN unless the secret is that of its writer or of the maker of the list.',
  })
  removeSharedNote(
    @Ctx() context: Context,
    @Arg('token', () => String, tokenArgument) token: string,
    @Arg('key', () => String, keyArgument) key: string,
    @Arg('noteId', () => ID, { description: 'The note.' }) noteId: string,
  ) {
    return changes.removeSharedNote(context, { token, key, noteId });
  }

  @Public()
  @Mutation(() => SharedShortlist, {
    description: 'Changes what people with the link may do. FORBIDDEN unless the secret is the maker’s.',
  })
  setSharedShortlistMode(
    @Ctx() context: Context,
    @Arg('token', () => String, tokenArgument) token: string,
    @Arg('key', () => String, keyArgument) key: string,
    @Arg('mode', () => ShareMode, { description: 'The new mode.' }) mode: ShareMode,
  ) {
    return changes.setSharedShortlistMode(context, { token, key, mode });
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Ends a shared shortlist at once and erases it, with all names and notes. FORBIDDEN unless the secret is the maker’s.',
  })
  async endSharedShortlist(
    @Ctx() context: Context,
    @Arg('token', () => String, tokenArgument) token: string,
    @Arg('key', () => String, keyArgument) key: string,
  ) {
    await changes.endSharedShortlist(context, token, key);
    return true;
  }
}
