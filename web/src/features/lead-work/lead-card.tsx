import { Link } from 'react-router';
import { NextDateLine, SentTime, UnreadDot } from './state-badge.tsx';

export interface LeadCardProps {
  /** What a person knows it by. */
  name: string;
  /** Its page. */
  to: string;
  /** What it is about. */
  line: string;
  createdAt: string;
  unread: boolean;
  nextAt: string | null;
}

/** What the board shows of an enquiry or an application. */
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
