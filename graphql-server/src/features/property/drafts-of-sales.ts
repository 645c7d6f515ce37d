import { AdminRole } from '../../base/admin-role.ts';
import type { Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import { PublicationState } from '../../kit/publication.ts';
import type { PublicationInput } from '../../kit/publication.ts';

/** Sales accounts add drafts, which wait for an owner or an editor. Throws FORBIDDEN if one wants to publish. */
export function allowedFor(
  { admin }: Context,
  publication: PublicationInput | undefined,
): PublicationInput | undefined {
  if (admin?.role !== AdminRole.SALES) return publication;
  if (publication && publication.state !== PublicationState.DRAFT)
    throw new AppError('FORBIDDEN', 'An owner or an editor publishes it. Please save it as a draft.');
  return { state: PublicationState.DRAFT };
}

/** What is stored of a draft of sales: it waits until another account saves it. */
export function draftedBy({ admin }: Context): { draftedBy?: string } {
  return admin?.role === AdminRole.SALES ? { draftedBy: admin.username } : {};
}

/** The drafts that wait for an owner or an editor. */
export const waitingDrafts = {
  deleted: false,
  publishAt: null,
  updatedBy: null,
  draftedBy: { $gt: '' },
};
