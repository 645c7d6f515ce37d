import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withDraft } from '../../kit/change/drafts.ts';
import { PublicationInput, PublicationState, publicationOf } from '../../kit/publication.ts';
import { SiteSettings } from '../company/site-settings.type.ts';
import { BlockInput } from './block.input.ts';
import * as service from './block.service.ts';
import { Block, BlockText, PlainPage } from './block.type.ts';
import { plainPage } from './plain-page.service.ts';

@Resolver(() => Block)
export class BlockResolver {
  @FieldResolver(() => String, { description: 'What visitors read; empty for the delivered text.' })
  text(@Root() block: Block) {
    return publicationOf(block) === PublicationState.PUBLISHED ? block.texts.en : '';
  }

  @FieldResolver(() => String, {
    description: 'The text for its form: the draft, if there is one; empty for the delivered text.',
  })
  editedText(@Root() block: Block) {
    return withDraft(block).texts.en;
  }

  @FieldResolver(() => PublicationState, { description: 'The publication state at this moment.' })
  publication(@Root() block: Block) {
    return publicationOf(block);
  }

  @Public()
  @Kept()
  @ListOf({ length: 50 })
  @Query(() => [BlockText], { description: 'The texts of a page that differ from the delivered ones.' })
  blocks(
    @Ctx() context: Context,
    @Arg('page', () => String, { description: 'The page, such as `home`.' }) page: string,
  ) {
    return service.blocks(context, page);
  }

  @Public()
  @Kept()
  @Query(() => PlainPage, {
    nullable: true,
    description: 'A page that the office added; null if there is none.',
  })
  plainPage(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The last part of its address.' }) slug: string,
  ) {
    return plainPage(context, slug);
  }

  @Authorized(contentRoles)
  @ListOf({ length: 100 })
  @Query(() => [Block], { description: 'Every text that was changed, with its draft.' })
  editedBlocks(@Ctx() context: Context) {
    return service.editedBlocks(context);
  }

  @Authorized(contentRoles)
  @Mutation(() => [Block], {
    description:
      'Replaces texts of the site: at once by default, later, or as a draft. An empty text brings the delivered one back.',
  })
  saveBlocks(
    @Ctx() context: Context,
    @Arg('blocks', () => [BlockInput], { description: 'The texts, at most 200.' }) blocks: BlockInput[],
    @Arg('publication', () => PublicationInput, {
      nullable: true,
      description:
        'Published at once by default. A draft and a later date leave what visitors read until then.',
    })
    publication?: PublicationInput,
  ) {
    return service.saveBlocks(context, blocks, publication ?? undefined);
  }
}

@Resolver(() => SiteSettings)
export class ChangedPagesResolver {
  @FieldResolver(() => [String], {
    description: 'The pages with texts that differ from the delivered ones, for `blocks(page)`.',
  })
  changedPages(@Ctx() context: Context) {
    return service.changedPages(context);
  }

  @FieldResolver(() => [String], {
    description: 'The paths of the pages that the office hides: they answer 404.',
  })
  hiddenPages(@Ctx() context: Context) {
    return service.hiddenPages(context);
  }
}
