import type { ItemControlProps, ItemField } from '../../../office/picture-item-form.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { progressAdminContent } from './progress-admin.content.ts';
import { useProgressPropertiesQuery } from './progress-admin.generated.ts';

const texts = progressAdminContent.fields;

/** The choice of one of the first hundred properties in the order of their titles. */
function PropertyControl({ name, label, hint, error, defaultValue }: ItemControlProps) {
  const { data } = useProgressPropertiesQuery({ fetchPolicy: 'cache-and-network' });
  const found = data?.adminProperties.items ?? [];
  const chosen = defaultValue ?? '';
  const isKnown = chosen === '' || found.some(({ id }) => id === chosen);
  return (
    <SelectField key={data ? 'loaded' : 'loading'} {...{ name, label, hint, error }} defaultValue={chosen}>
      <option value="">{texts.choose}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {found.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

export const progressFields: ItemField[] = [
  {
    ...{ name: 'propertyId', label: texts.property, required: texts.propertyMissing, maxLength: 24 },
    Control: PropertyControl,
  },
  { name: 'takenOn', label: texts.takenOn, required: texts.takenOnMissing, type: 'date', maxLength: 10 },
  { name: 'tower', label: texts.tower, hint: texts.towerHint, maxLength: 60 },
  { name: 'text', label: texts.text, hint: texts.textHint, required: texts.textMissing, maxLength: 200 },
];
