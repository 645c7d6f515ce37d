import { expect, test } from 'vitest';
import { datedCollections } from '../database/backup/contents.ts';
import { ItemKind } from '../kit/item-kind.ts';
import { exportSheets } from './export/export-sheets.ts';
import { itemKinds } from './item-kind.ts';

test.each(Object.values(ItemKind))('%s has a file to download, and a backup follows its writes', (kind) => {
  expect(Object.values(exportSheets).map((sheet) => sheet.kind)).toContain(kind);
  expect([...datedCollections]).toContain(itemKinds[kind].noun.collection);
});
