import { useState } from 'react';
import type { ItemKind } from 'domain/schema.generated.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OutsideForm } from '../form/outside-form.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { DropZone } from './drop-zone.tsx';
import type { StoredImage } from './held-pictures.ts';
import { LibraryGrid } from './library-grid.tsx';
import { picturesContent } from './pictures.content.ts';
import { UploadState } from './upload-state.tsx';
import { usePickerUploads } from './use-picker-uploads.ts';
import { usePictureLibrary } from './use-picture-library.ts';
import type { LibraryPicture } from './use-picture-library.ts';

const texts = picturesContent.picker;

interface PicturePickerProps {
  /** The kind of item that the picture is for. The library begins with pictures of this kind. */
  kind: ItemKind;
  open: boolean;
  onClose: () => void;
  /** Whether more than one can be chosen. */
  several?: boolean;
  onChoose: (pictures: StoredImage[]) => void;
}

/** A dialog that uploads pictures, and chooses from those that the site has. */
export function PicturePicker({ kind, open, onClose, several = false, onChoose }: PicturePickerProps) {
  return (
    <OutsideForm>
      <Dialog open={open} onClose={onClose} title={several ? texts.title : texts.titleOfOne} wide holdsForm>
        <Choice
          kind={kind}
          several={several}
          onClose={onClose}
          onChoose={(pictures) => {
            onChoose(pictures);
            onClose();
          }}
        />
      </Dialog>
    </OutsideForm>
  );
}

type ChoiceProps = Required<Omit<PicturePickerProps, 'open'>>;

function Choice({ kind, several, onClose, onChoose }: ChoiceProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly StoredImage[]>([]);
  const library = usePictureLibrary(kind, search);
  const uploads = usePickerUploads((image) =>
    setChosen((present) => (several ? [...present, image] : [image])),
  );

  function choose({ image }: LibraryPicture, on: boolean) {
    const others = several ? chosen.filter(({ id }) => id !== image.id) : [];
    setChosen(on ? [...others, image] : others);
  }

  const uploaded = new Set(uploads.done.map(({ image }) => image.id));
  const items = [
    ...(search ? [] : uploads.done),
    ...library.items.filter(({ image }) => search || !uploaded.has(image.id)),
  ];
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer)}
      onPaste={(event) => takeFiles(event, event.clipboardData)}
      className="grid gap-5"
    >
      <div>
        <DropZone
          label={several ? texts.upload : texts.uploadOne}
          also={several ? texts.drop : texts.dropOne}
          hint={texts.hint}
          multiple={several}
          refusals={uploads.refusals}
          onFiles={uploads.add}
        />
        {uploads.underWay.length > 0 && (
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {uploads.underWay.map(({ key, name, shown, upload }) => (
              <li key={key} className="grid grid-cols-[4rem_1fr] items-center gap-3">
                <img src={shown} alt="" className="aspect-3/2 w-16 rounded-field object-cover" />
                {upload && <UploadState name={name} upload={upload} onRetry={() => uploads.retry(key)} />}
              </li>
            ))}
          </ul>
        )}
      </div>
      <section aria-label={texts.library} className="grid gap-3">
        <SearchBox label={texts.search} value={search} onSearch={setSearch} />
        {library.failed && (
          <StatusMessage tone="danger">
            <span className="flex flex-wrap items-center gap-x-4">
              {texts.failed}
              <Button look="quiet" onClick={library.retry}>
                {texts.retry}
              </Button>
            </span>
          </StatusMessage>
        )}
        <p role="status" className="text-dense text-ink-muted">
          {library.loading
            ? texts.loading
            : items.length > 0
              ? texts.loaded(items.length)
              : !library.failed && (search ? texts.noMatch : texts.empty)}
        </p>
        <LibraryGrid items={items} chosen={chosen.map(({ id }) => id)} several={several} onChoose={choose} />
        {library.more && (
          <Button look="outline" onClick={library.loadMore} aria-disabled={library.loading || undefined}>
            {texts.more}
          </Button>
        )}
      </section>
      <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-6 py-3 md:-mx-8 md:-mb-8 md:px-8">
        <Button disabled={chosen.length === 0} onClick={() => onChoose([...chosen])}>
          {several ? texts.add(chosen.length) : texts.use}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
        <p role="status" className="text-dense text-ink-muted">
          {chosen.length > 0 && several && texts.chosen(chosen.length)}
        </p>
      </div>
    </div>
  );

  function takeFiles(event: { preventDefault: () => void; defaultPrevented?: boolean }, data: DataTransfer) {
    if (event.defaultPrevented || data.files.length === 0) return;
    event.preventDefault();
    uploads.add([...data.files]);
  }
}
