import { Link, useLocation, useNavigate } from 'react-router-dom';
import { enquiriesPath } from 'domain/lead/enquiry-path.ts';
import { HistoryLink } from '../../../office-kit/history-link.tsx';
import { DeleteButton } from '../../../office-kit/list/delete-button.tsx';
import { useItemDeletion } from '../../../office-kit/list/item-deletion.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { contactAdminContent } from './contact-admin.content.ts';
import type { LeadEnquiry } from './contact-request-card.tsx';

const { details: texts, deletion } = contactAdminContent;
const linkClass =
  'inline-flex min-h-11 items-center text-dense font-semibold text-pine underline-offset-4 hover:underline';

interface RequestActionsProps {
  request: LeadEnquiry;
  /** Where to go when it is deleted and nothing is left of its lead. */
  leaveTo?: string;
}

/** What can be done with one enquiry of a lead. */
export function RequestActions({ request, leaveTo }: RequestActionsProps) {
  const { id, name, reference, source } = request;
  const { isOwner } = useAdminSession();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const { remove, deletingIds } = useItemDeletion({ kind: 'CONTACT_REQUEST', texts: deletion });
  return (
    <>
      {source === 'ADD_LISTING' && isOwner && (
        <Link to="/my-account/properties/new" state={{ message: offerOf(request) }} className={linkClass}>
          {texts.addProperty}
        </Link>
      )}
      <Link to={`${enquiriesPath}/${id}/edit${search}`} state={state} className={linkClass}>
        {contactAdminContent.correct}
        <span className="sr-only"> {reference}</span>
      </Link>
      <HistoryLink id={id} of={reference} />
      <DeleteButton
        of={name ?? reference}
        label={texts.delete}
        deleting={deletingIds.includes(id)}
        onDelete={() => {
          if (leaveTo) void navigate(leaveTo);
          void remove(id);
        }}
      />
    </>
  );
}

/** What a seller wrote, with the name and the number, as Quick add reads a message. */
function offerOf({ message, name, phone }: LeadEnquiry): string {
  const owner = [name, phone].filter(Boolean).join(' ');
  return [message, owner && `Owner ${owner}`].filter(Boolean).join('\n');
}
