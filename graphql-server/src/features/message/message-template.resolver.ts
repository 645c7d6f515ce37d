import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles, homeRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { MessageTemplateInput } from './message-template.input.ts';
import { messageTemplates, removeMessageTemplate, saveMessageTemplate } from './message-template.service.ts';
import { MessageTemplate } from './message-template.type.ts';

/** The texts to leads; every account reads them, and those who edit the site change them. */
@Resolver(() => MessageTemplate)
export class MessageTemplateResolver {
  @Authorized(homeRoles)
  @ListOf({ length: 50 })
  @Query(() => [MessageTemplate], {
    description: 'The texts to leads: the delivered ones in the order of a sale, then those of the office.',
  })
  messageTemplates(@Ctx() context: Context) {
    return messageTemplates(context);
  }

  @Authorized(contentRoles)
  @Mutation(() => MessageTemplate, {
    description:
      'Adds a text to leads, or replaces the one with the id. BAD_USER_INPUT for a placeholder that there is not.',
  })
  saveMessageTemplate(
    @Ctx() context: Context,
    @Arg('input', () => MessageTemplateInput, { description: 'The text.' }) input: MessageTemplateInput,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The id of a text, even if it was removed; leave it out for a new one.',
    })
    id?: string | null,
  ) {
    return saveMessageTemplate(context, input, id);
  }

  @Authorized(contentRoles)
  @Mutation(() => MessageTemplate, {
    description: 'Removes a text from the list; saving it again with its id restores it.',
  })
  removeMessageTemplate(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
  ) {
    return removeMessageTemplate(context, id);
  }
}
