import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { FlagField, TextField } from '../../base/input.ts';
import { LeadViewConditions } from './lead-view.type.ts';

const noName = 'Please name the view.';

@InputType({ description: 'A new view of the list of leads.' })
export class CreateLeadViewInput {
  @TextField({ description: 'Its name: 1 to 60 characters.', required: noName, maxLength: 60 })
  name!: string;

  @FlagField('Whether all accounts that work on leads see it; no by default.')
  shared?: boolean;

  @Field(() => LeadViewConditions, { description: 'What it narrows the list to.' })
  conditions!: LeadViewConditions;
}

@InputType({ description: 'The changes of a view; what is left out stays.' })
export class LeadViewChanges {
  // A name that is sent cannot be empty: that is not the same as one that is left out.
  @TextField({
    description: 'Its new name: 1 to 60 characters.',
    required: noName,
    draftsLackIt: true,
    maxLength: 60,
  })
  name?: string | null;

  @FlagField('Whether all accounts that work on leads see it.')
  shared?: boolean;

  @Field(() => LeadViewConditions, { nullable: true, description: 'All conditions anew.' })
  conditions?: LeadViewConditions;
}

@InputType({ description: 'A change of a view.' })
export class ChangeLeadViewInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => LeadViewChanges, { description: 'The changes.' })
  changes!: LeadViewChanges;
}

@InputType({ description: 'A view by its id.' })
export class LeadViewIdInput {
  @Field(() => ID, { description: 'The id.' })
  id!: string;
}

/** The search of a view. */
export class ViewSearch {
  @TextField({ description: 'Its words.', maxLength: 200 })
  search?: string;
}
