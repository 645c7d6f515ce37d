interface GoneNoteProps {
  text: string;
  button: string;
  onForget: () => void;
}

/** Says that a kept item no longer exists, and offers to forget it. */
export function GoneNote({ text, button, onForget }: GoneNoteProps) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field bg-warning-soft py-1.5 pr-2 pl-4 text-sm text-warning"
    >
      <p>{text}</p>
      <button
        type="button"
        onClick={onForget}
        className="min-h-11 rounded-field px-3 font-semibold underline-offset-4 hover:underline"
      >
        {button}
      </button>
    </div>
  );
}
