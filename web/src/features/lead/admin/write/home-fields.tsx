import { SelectField } from '../../../../ui/field.tsx';
import { homeName } from 'domain/property/home-name.ts';
import { writeContent as texts } from './write.content.ts';
import type { HomePartsFragment } from './write.generated.ts';

/** The home that a text is about, as a person chose it. */
export interface ChosenHome {
  id: string;
  configuration: string;
}

interface HomeFieldsProps {
  homes: readonly { propertyId: string; title: string }[];
  home: HomePartsFragment | undefined;
  chosen: ChosenHome;
  onChange: (chosen: ChosenHome) => void;
}

/** Which home a text is about, and which configuration of it. */
export function HomeFields({ homes, home, chosen, onChange }: HomeFieldsProps) {
  if (homes.length === 0) return <p className="self-end text-xs text-ink-muted">{texts.noHomes}</p>;
  return (
    <>
      <SelectField
        label={texts.home}
        value={chosen.id}
        onChange={({ target }) => onChange({ id: target.value, configuration: '' })}
      >
        {homes.map(({ propertyId, title }) => (
          <option key={propertyId} value={propertyId}>
            {title}
          </option>
        ))}
        <option value="">{texts.noHome}</option>
      </SelectField>
      {home && home.configurations.length > 0 && (
        <SelectField
          label={texts.configuration}
          value={chosen.configuration}
          onChange={({ target }) => onChange({ ...chosen, configuration: target.value })}
        >
          <option value="">{texts.allConfigurations}</option>
          {home.configurations.map((one) => (
            <option key={one.key} value={one.key}>
              {homeName(one)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
