import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { companyRecords } from '../company/agent-registration.ts';
import type { CompanyRecords } from '../company/agent-registration.ts';
import type { TeamMember } from './team-member.type.ts';
import { teamMemberNoun } from './team-member.service.ts';

/** The consultancy’s registration as an agent, and the training of its people. */
export interface AgentRecords extends CompanyRecords {
  /** The day of the training by the id of the person. */
  trainedOn: Record<string, string>;
}

interface AgentRegistration {
  number: string;
  validTo: string | null;
  /** Whether the person who looks after the property, or else anyone of the team, has a training certificate. */
  trained: boolean;
}

/** Reads what is recorded of the consultancy and its people. */
export async function agentRecords({ db }: Pick<AppContext, 'db'>): Promise<AgentRecords> {
  const [company, people] = await Promise.all([
    companyRecords({ db }),
    db
      .collection<TeamMember & { trainingPassedOn: string }>(teamMemberNoun.collection)
      .find(
        { deleted: false, trainingCertificate: { $gt: '' }, trainingPassedOn: { $gt: '' } },
        { projection: { trainingPassedOn: 1 }, sort: { _id: 1 } },
      )
      .toArray(),
  ]);
  const trainedOn = people.map(({ _id, trainingPassedOn }) => [_id.toHexString(), trainingPassedOn]);
  return { ...company, trainedOn: Object.fromEntries(trainedOn) as Record<string, string> };
}

/** The registration on a day, and whether the person who advertises is trained. */
export function agentRegistration(
  { number, validTo, trainedOn }: AgentRecords,
  personId: ObjectId | null,
  day: string,
): AgentRegistration {
  const days = personId ? [trainedOn[personId.toHexString()]] : Object.values(trainedOn);
  return { number, validTo, trained: days.some((passedOn) => passedOn !== undefined && passedOn <= day) };
}
