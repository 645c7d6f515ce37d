import { Suspense } from 'react';
import { onDemand } from '../../../../../ui/on-demand.tsx';
import { mostConfigurations, mostTowers } from 'domain/property/configuration-limits.ts';
import { configurationColumns, towerColumns } from './inventory-fields.ts';
import { propertyAdminContent } from '../../property-admin.content.ts';
import { FormSection } from '../property-form-sections.tsx';
import type { SectionProps } from '../property-form-sections.tsx';
import { RoomPlans } from '../rooms/room-plans.tsx';

const InventoryGrid = onDemand(async () => (await import('./inventory-grid.tsx')).InventoryGrid);
const texts = propertyAdminContent.inventory;

interface InventorySectionProps extends SectionProps {
  pictures: readonly { id: string; alt: string }[];
  onChange: () => void;
}

/** The configurations and the towers of a project, as grids. */
export function InventorySection({ values, errors, pictures, onChange }: InventorySectionProps) {
  const options = pictures.flatMap(({ id, alt }, place) =>
    id ? [{ value: id, label: texts.picture(place + 1, alt) }] : [],
  );
  const columns = configurationColumns.map((column) =>
    column.name === 'planId' ? { ...column, options } : column,
  );
  const grid = (name: 'configurations' | 'towers') => ({
    name,
    errors,
    onChange,
    initial: values.texts[name] ?? '',
    label: texts[name].label,
    addLabel: texts[name].add,
  });
  const waiting = (name: string) => (
    <>
      <input type="hidden" name={name} value={values.texts[name] ?? ''} />
      <p className="text-dense text-ink-muted">{texts.loading}</p>
    </>
  );
  return (
    <FormSection name="configurations">
      <p className="text-dense text-ink-muted">{texts.line}</p>
      <Suspense fallback={waiting('configurations')}>
        <InventoryGrid
          {...grid('configurations')}
          columns={columns}
          mostRows={mostConfigurations}
          below={(rows, type) => (
            <RoomPlans rows={rows} onArranged={(row, text) => type(row, 'planRooms', text)} />
          )}
        />
      </Suspense>
      <h3 className="mt-4 text-base">{texts.towers.label}</h3>
      <Suspense fallback={waiting('towers')}>
        <InventoryGrid {...grid('towers')} columns={towerColumns} mostRows={mostTowers} />
      </Suspense>
    </FormSection>
  );
}
