import type { LeadCardProps } from './lead-card.tsx';

export interface BoardCard extends LeadCardProps {
  id: string;
  /** The server refuses a move if another account has changed the lead since. */
  updatedAt: string;
}

export interface BoardColumn {
  cards?: readonly BoardCard[];
  totalCount?: number;
  failed: boolean;
  onRetry: () => void;
  onMore: () => void;
}
