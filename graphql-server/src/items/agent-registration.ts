import type { ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';

interface StoredCompany {
  _id: 'site';
  registrationNumber?: string;
  registrationValidTo?: string | null;
}

interface AgentRegistration {
  number: string;
  validTo: string | null;
  /** Whether the person who looks after the property, or else anyone of the team, has a training certificate. */
  trained: boolean;
}

/** The consultancy’s own registration as an agent, and whether the person who advertises is trained. */
export async function agentRegistration(
  { db }: AppContext,
  personId: ObjectId | null,
  day: string,
): Promise<AgentRegistration> {
  const [company, person] = await Promise.all([
    db.collection<StoredCompany>('siteSettings').findOne({ _id: 'site' }),
    db.collection('teamMembers').findOne(
      {
        deleted: false,
        ...(personId && { _id: personId }),
        trainingCertificate: { $gt: '' },
        trainingPassedOn: { $lte: day },
      },
      { projection: { _id: 1 } },
    ),
  ]);
  return {
    number: company?.registrationNumber ?? '',
    validTo: company?.registrationValidTo ?? null,
    trained: person !== null,
  };
}
