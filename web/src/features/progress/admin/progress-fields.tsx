import { skipToken, useQuery } from '@apollo/client/react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { stageNames } from 'domain/property/plan-stages.ts';
import { Combobox } from '../../../office-kit/field/combobox.tsx';
import type { ItemControlProps, ItemField } from '../../../office-kit/picture-item/picture-item-form.tsx';
import { TextField } from '../../../ui/field.tsx';
import { progressAdminContent } from './progress-admin.content.ts';
import { ProgressPropertyDocument, useProgressPropertiesQuery } from './progress-admin.generated.ts';

const texts = progressAdminContent.fields;

/** The choice of a property by typing a part of its title, address or registration number. */
function PropertyControl({ name, label, hint, error, defaultValue = '' }: ItemControlProps) {
  const field = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(defaultValue);
  const [typed, setTyped] = useState<string>();
  const stored = useQuery(ProgressPropertyDocument, id ? { variables: { id } } : skipToken);
  const search = useDeferredValue((typed ?? '').trim());
  const { data, previousData, loading } = useProgressPropertiesQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const { items = [], totalCount = 0 } = (data ?? previousData)?.adminProperties ?? {};
  const title = stored.data?.property?.title ?? (stored.loading ? '' : defaultValue);
  const shown = typed ?? title;

  function change(nextId: string, text: string) {
    setId(nextId);
    setTyped(text);
    // The form does not hear of a hidden field by itself.
    setTimeout(() => field.current?.dispatchEvent(new Event('input', { bubbles: true })));
  }

  return (
    <div>
      <input ref={field} type="hidden" name={name} value={id} />
      <Combobox
        {...{ label, hint, error }}
        text={shown}
        options={items.map((item) => ({ key: item.id, text: item.title }))}
        found={loading ? '' : texts.found(totalCount)}
        unchosen={id === '' && shown.trim() !== '' ? texts.unchosen : undefined}
        maxLength={200}
        onType={(text) => change('', text)}
        onChoose={({ key, text }) => change(key, text)}
      />
    </div>
  );
}

/** Offers the stages of construction in the payment plan of the chosen property, one of which a photo names exactly. */
function StageControl({ name, label, hint, error, maxLength, defaultValue }: ItemControlProps) {
  const listId = useId();
  const [propertyId, setPropertyId] = useState('');
  const { data } = useQuery(
    ProgressPropertyDocument,
    propertyId ? { variables: { id: propertyId } } : skipToken,
  );
  const stages = stageNames(data?.property?.costs?.paymentPlan ?? []);
  return (
    <>
      <TextField
        {...{ name, label, hint, error, maxLength, defaultValue }}
        list={listId}
        autoComplete="off"
        onFocus={({ currentTarget: { form } }) => {
          const chosen = form && new FormData(form).get('propertyId');
          setPropertyId(typeof chosen === 'string' ? chosen : '');
        }}
      />
      <datalist id={listId}>
        {stages.map((stage) => (
          <option key={stage} value={stage} />
        ))}
      </datalist>
    </>
  );
}

export const progressFields: ItemField[] = [
  {
    ...{
      name: 'propertyId',
      label: texts.property,
      hint: texts.propertyHint,
      required: texts.propertyMissing,
      maxLength: 24,
    },
    Control: PropertyControl,
  },
  { name: 'takenOn', label: texts.takenOn, required: texts.takenOnMissing, type: 'date', maxLength: 10 },
  { name: 'tower', label: texts.tower, hint: texts.towerHint, maxLength: 60 },
  { name: 'stage', label: texts.stage, hint: texts.stageHint, maxLength: 100, Control: StageControl },
  { name: 'text', label: texts.text, hint: texts.textHint, required: texts.textMissing, maxLength: 200 },
];
