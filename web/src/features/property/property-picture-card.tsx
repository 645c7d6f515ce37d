import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { propertyAdminContent } from './property-admin.content.ts';
import type { FormPicture } from './property-pictures.ts';

const texts = propertyAdminContent.pictures;

interface PropertyPictureCardProps {
  picture: FormPicture;
  index: number;
  /** The first and the last of its kind have nowhere to go. */
  first: boolean;
  last: boolean;
  canBeCover: boolean;
  dragging: boolean;
  onDrag: (key: string | null) => void;
  onDrop: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One picture with its place, and what can be done with it. */
export function PropertyPictureCard(props: PropertyPictureCardProps) {
  const { picture, index, dragging, onDrag, onMove } = props;
  const card = useRef<HTMLLIElement>(null);

  function move(to: number, button: string) {
    onMove(to);
    // The card changes its place in the page, and with it the pressed button would lose the focus.
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>(`[data-button=${button}]`)?.focus());
  }

  return (
    <li
      ref={card}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', picture.name);
        onDrag(picture.key);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      className={`cursor-grab overflow-hidden rounded-field border border-line bg-paper ${dragging ? 'opacity-50' : ''}`}
    >
      <div className="relative">
        <img
          src={picture.url}
          alt={picture.name}
          draggable={false}
          className="aspect-3/2 w-full object-cover"
        />
        <span className="absolute top-2 left-2 rounded-full bg-toast px-2.5 py-0.5 text-xs font-semibold text-on-toast tabular-nums">
          {index === 0 ? texts.cover : index + 1}
        </span>
      </div>
      {picture.small && (
        <p className="bg-warning-soft px-3 py-1.5 text-xs font-medium text-warning">{texts.small}</p>
      )}
      <div className="flex items-center gap-0.5 p-1">
        <p className="min-w-0 flex-1 truncate px-2 text-xs text-ink-muted">{picture.name}</p>
        {props.canBeCover && (
          <IconButton label={`${texts.makeCover}: ${picture.name}`} onClick={() => onMove(0)}>
            <Star aria-hidden="true" className="size-4" />
          </IconButton>
        )}
        <IconButton
          name="earlier"
          label={`${texts.earlier}: ${picture.name}`}
          off={props.first}
          onClick={() => move(index - 1, 'earlier')}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          name="later"
          label={`${texts.later}: ${picture.name}`}
          off={props.last}
          onClick={() => move(index + 1, 'later')}
        >
          <ArrowRight aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton label={`${texts.remove}: ${picture.name}`} onClick={props.onRemove}>
          <Trash2 aria-hidden="true" className="size-4 text-danger" />
        </IconButton>
      </div>
    </li>
  );
}

interface IconButtonProps {
  label: string;
  name?: string;
  /** Cannot be used now; it keeps the focus all the same. */
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function IconButton({ label, name, off = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label.split(':')[0]}
      data-button={name}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onClick();
      }}
      className="flex size-11 items-center justify-center rounded-field text-pine hover:bg-pine-soft aria-disabled:cursor-default aria-disabled:opacity-30 aria-disabled:hover:bg-transparent md:size-9"
    >
      {children}
    </button>
  );
}
