import { dataTableContent } from '../table/data-table.content.ts';

interface DeleteButtonProps {
  /** The row’s name for screen readers. */
  of: string;
  deleting: boolean;
  onDelete: () => void;
  label?: string;
  deletingLabel?: string;
}

export const rowActionClass =
  'inline-flex min-h-11 items-center rounded-field font-semibold text-pine underline-offset-4 hover:underline disabled:text-ink-muted disabled:no-underline @4xl:min-h-9';

/** Deletes a row at once; it reads “Deleting...” meanwhile. */
export function DeleteButton({
  of,
  deleting,
  onDelete,
  label = dataTableContent.delete,
  deletingLabel = dataTableContent.deleting,
}: DeleteButtonProps) {
  return (
    <button
      type="button"
      disabled={deleting}
      onClick={onDelete}
      className="relative z-1 inline-flex min-h-11 min-w-11 items-center rounded-field text-xs text-ink-muted underline-offset-4 hover:text-danger hover:underline disabled:no-underline @4xl:min-h-9"
    >
      {deleting ? deletingLabel : label}
      <span className="sr-only"> {of}</span>
    </button>
  );
}
