import { Camera, ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import { pictureTypes } from './picture-file.ts';

interface DropZoneProps {
  label: string;
  /** Names another way to add files. */
  also?: string;
  hint: string;
  multiple?: boolean;
  /** The label of a button that opens the camera, on devices with a touch screen. */
  camera?: string;
  /** The error of the field. */
  error?: string;
  /** A sentence for each file that was refused; the field with its other pictures stays right. */
  refusals: readonly string[];
  onFiles: (files: File[]) => void;
}

/** A field for pictures: choose files, use the camera, or drop files. */
export function DropZone(props: DropZoneProps) {
  const { label, also, hint, multiple = false, camera, error, refusals, onFiles } = props;
  const errors = error ? [error, ...refusals] : refusals;
  const [over, setOver] = useState(false);
  const hintId = useId();
  const errorId = useId();

  function take({ dataTransfer }: DragEvent) {
    if (dataTransfer.files.length > 0) onFiles([...dataTransfer.files].slice(0, multiple ? undefined : 1));
  }

  return (
    <div>
      <label
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(false);
          take(event);
        }}
        className={`flex cursor-pointer flex-wrap items-center gap-x-2 gap-y-1 rounded-field border border-dashed px-5 py-6 text-sm hover:border-pine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine ${over ? 'border-pine bg-pine-soft' : 'border-field-line bg-paper'}`}
      >
        <ImagePlus aria-hidden="true" className="size-5 text-pine" />
        <span className="font-semibold text-pine">{label}</span>
        {also && <span className="text-ink-muted max-md:hidden">{also}</span>}
        <input
          type="file"
          accept={pictureTypes.join(',')}
          multiple={multiple}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${errors.length > 0 ? `${errorId} ` : ''}${hintId}`}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Lets the user choose the same file again after removing it.
            target.value = '';
          }}
          className="sr-only"
        />
      </label>
      {camera && (
        <label className="mt-2 hidden min-h-11 cursor-pointer items-center justify-center gap-2 rounded-field border border-pine/45 bg-card px-5 text-sm font-semibold text-pine hover:border-pine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine pointer-coarse:flex">
          <Camera aria-hidden="true" className="size-5" />
          {camera}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
      )}
      <div
        role="alert"
        id={errorId}
        className="grid gap-1 text-xs font-medium text-danger not-empty:mt-2 empty:hidden"
      >
        {errors.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p id={hintId} className="mt-2 text-xs text-ink-muted">
        {hint}
      </p>
    </div>
  );
}
