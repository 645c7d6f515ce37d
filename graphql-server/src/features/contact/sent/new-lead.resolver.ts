import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { leadRoles } from '../../../access/roles.ts';
import { TokenScope } from '../../../access/token-scope.ts';
import { ApiScope } from '../../../base/api-scope.ts';
import type { Context } from '../../../base/context.ts';
import { writeEach } from '../../../kit/several/write-each.ts';
import { WriteReports } from '../../../kit/several/write-report.type.ts';
import { NewLeadInput, NewLeadsInput } from './new-lead.input.ts';
import { createLead } from './new-lead.service.ts';
import { CreateLeadPayload } from './new-lead.type.ts';
import { RunsAgain } from '../../../kit/once/runs-again.ts';

/** Leads that programs send. */
@Resolver()
export class NewLeadResolver {
  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_CREATE)
  @RunsAgain()
  @Mutation(() => CreateLeadPayload, {
    description:
      'Sends a lead that came to a partner or a portal: a name with a phone number or an e-mail address. It is new, goes to the colleague whose turn it is, and the office gets an e-mail.',
  })
  async createLead(
    @Ctx() context: Context,
    @Arg('input', () => NewLeadInput, { description: 'The lead.' }) input: NewLeadInput,
  ): Promise<CreateLeadPayload> {
    const { _id: id, reference, createdAt } = await createLead(context, input);
    return { id, reference, createdAt };
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_CREATE)
  @RunsAgain()
  @Mutation(() => WriteReports, {
    description:
      'Sends up to 100 leads as `createLead` does, each by itself, and reports what became of each.',
  })
  createLeads(
    @Ctx() context: Context,
    @Arg('input', () => NewLeadsInput, { description: 'The leads.' }) { items }: NewLeadsInput,
  ) {
    return writeEach(context, items, (item) => createLead(context, item));
  }
}
