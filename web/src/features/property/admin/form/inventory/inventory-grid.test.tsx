import { expect, test } from 'vitest';
import { differingFields, singleValues, valuesOfForm } from '../../../../../office-kit/form/form-values.ts';
import { renderPage } from '../../../../../testing/render-page.tsx';
import { inventoryTexts, towerColumns } from './inventory-fields.ts';
import { InventoryGrid } from './inventory-grid.tsx';

const tower = {
  ...{ key: 'a1', name: 'Tower A', floors: 12, unitsPerFloor: null, lifts: 2, status: null },
  ...{ certificateNumber: null, certificateDate: null },
};

test.for([
  ['no towers', []],
  ['towers', [tower]],
] as const)('a form with %s that nobody touched differs in nothing from what is stored', ([, towers]) => {
  const stored = inventoryTexts({ configurations: [], towers: [...towers] });
  const { container } = renderPage(
    <form>
      <InventoryGrid
        {...{ name: 'towers', label: 'Towers', addLabel: 'Add tower', mostRows: 9 }}
        columns={towerColumns}
        initial={stored.towers}
        errors={{}}
        onChange={() => undefined}
      />
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  expect(differingFields(singleValues(stored), valuesOfForm(new FormData(form)))).toEqual([]);
});
