import { useNavigate } from 'react-router';
import { useSubmitItem } from '../../lib/submit-item.ts';
import { PictureItemForm } from '../../ui/picture-item-form.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import { mediaItemAdminContent } from './media-item-admin.content.ts';
import { CreateMediaItemDocument } from './media-item-admin.generated.ts';
import type { MediaItemInput } from './media-item-admin.generated.ts';

const listPath = '/my-account/media';
const texts = mediaItemAdminContent.form;
const staleFields = ['adminMedia', 'media'];

export function NewMediaItemTab() {
  const navigate = useNavigate();
  const submitItem = useSubmitItem();
  return (
    <>
      <TabHeader title={texts.title} />
      <PictureItemForm
        fields={texts.fields}
        picture={texts.picture}
        submitLabel={texts.submit}
        failed={texts.failed}
        unreachable={texts.unreachable}
        cancelTo={listPath}
        save={(values, image, context) =>
          submitItem({
            send: (client) =>
              client.mutate({
                mutation: CreateMediaItemDocument,
                variables: { input: readInput(values), image },
                context,
              }),
            staleFields,
            submitted: texts.submitted,
          })
        }
        onSaved={() => void navigate(listPath)}
      />
    </>
  );
}

function readInput({ name }: Record<string, string>): MediaItemInput {
  return { name };
}
