import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PicturePicker } from '../../../../office-kit/pictures/picture-picker.tsx';
import { Button } from '../../../../ui/button.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';
import { ReadQrCodeDocument } from '../property-admin.generated.ts';

const texts = propertyAdminContent.rera;

/** Chooses or uploads a picture, whose QR code the server reads. */
export function QrReader({ onRead }: { onRead: (link: string) => void }) {
  const client = useApolloClient();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');

  async function read(pictureId: string | undefined) {
    if (!pictureId) return;
    setSaid(texts.reading);
    try {
      const { data } = await client.query({
        query: ReadQrCodeDocument,
        variables: { pictureId },
        fetchPolicy: 'no-cache',
      });
      if (data?.readQrCode) onRead(data.readQrCode);
      setSaid(data?.readQrCode ? texts.read : texts.noCode);
    } catch {
      setSaid(texts.notRead);
    }
  }

  return (
    <div className="sm:col-span-2">
      <Button type="button" onClick={() => setOpen(true)}>
        {texts.choose}
      </Button>
      <p role="status" className="mt-2 text-dense text-ink-muted empty:hidden">
        {said}
      </p>
      <PicturePicker
        kind="PROPERTY"
        open={open}
        onClose={() => setOpen(false)}
        onChoose={([image]) => void read(image?.id)}
      />
    </div>
  );
}
