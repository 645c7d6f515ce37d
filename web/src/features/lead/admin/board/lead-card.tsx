import { Link } from 'react-router-dom';
import { NextDateLine, SentTime, UnreadDot } from '../state-badge.tsx';

export interface LeadCardProps {
  /** The name that identifies the lead. */
  name: string;
  /** The address of its page. */
  to: string;
  /** The subject. */
  line: string;
  createdAt: string;
  unread: boolean;
  nextAt: string | null;
}

/** The card of an enquiry or an application on the board. */
export function LeadCard({ name, to, line, createdAt, unread, nextAt }: LeadCardProps) {
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">
        <UnreadDot unread={unread} />
        <Link to={to} draggable={false} className="underline-offset-4 hover:underline">
          {name}
        </Link>
      </p>
      <p className="text-xs text-ink-muted">{line}</p>
      <p className="mt-1 text-xs text-ink-muted">
        <SentTime at={createdAt} />
      </p>
      <NextDateLine nextAt={nextAt} />
    </>
  );
}
