import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { PicturePicker } from '../../../office/pictures/picture-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import { ReadQrCodeDocument } from './property-admin.generated.ts';
import { FormSection } from './property-form-sections.tsx';
import type { SectionProps } from './property-form-sections.tsx';
import { reraChoiceRows, reraName, reraRows, reraTickRows } from './rera-fields.ts';

const texts = propertyAdminContent.rera;

interface ReraSectionProps extends SectionProps {
  onChange: () => void;
}

/** The registration of the project. */
export function ReraSection({ values, errors, onChange }: ReraSectionProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = (name: string) => ({
    name: reraName(name),
    defaultValue: values.texts[reraName(name)] ?? '',
    error: errors[reraName(name)],
  });

  function takeLink(link: string) {
    const input = box.current?.querySelector<HTMLInputElement>(`input[name="${reraName('qrLink')}"]`);
    if (!input) return;
    input.value = link;
    onChange();
    // For the checks, which listen to the form.
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  return (
    <FormSection name="rera">
      <div ref={box} className="grid items-start gap-5 sm:grid-cols-2">
        {reraChoiceRows.map(([name, { label, options }]) => (
          <SelectField key={name} {...field(name)} label={label}>
            <option value="">{texts.notSaid}</option>
            {Object.entries(options).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
        {reraRows.map(([name, { label, hint, kind, maxLength }]) => (
          <TextField
            key={name}
            {...field(name)}
            label={label}
            hint={hint}
            maxLength={maxLength}
            type={kind === 'day' ? 'date' : 'text'}
            autoComplete="off"
          />
        ))}
        <QrReader onRead={takeLink} />
        {reraTickRows.map(([name, label]) => (
          <CheckRow
            key={name}
            type="checkbox"
            name={reraName(name)}
            value="yes"
            defaultChecked={values.texts[reraName(name)] === 'yes'}
            label={label}
          />
        ))}
      </div>
    </FormSection>
  );
}

/** Chooses or uploads a picture, whose QR code the server reads. */
function QrReader({ onRead }: { onRead: (link: string) => void }) {
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
        open={open}
        onClose={() => setOpen(false)}
        onChoose={([image]) => void read(image?.id)}
      />
    </div>
  );
}
