import type { BuilderInput } from 'domain/schema.generated.ts';
import { builderFields } from 'domain/builder/builder-fields.ts';
import { eachText } from 'domain/text/text-rows.ts';
import { formTexts } from '../../../office-kit/field/form-text.tsx';
import type { ItemControlProps, ItemField } from '../../../office-kit/picture-item/picture-item-form.tsx';
import { RowsControl } from '../../../office-kit/table/rows-control.tsx';
import type { RowColumn } from '../../../office-kit/table/rows-control.tsx';
import { filledRows, readRows, rowsText } from '../../../office-kit/table/rows.ts';
import { builderAdminContent } from './builder-admin.content.ts';
import type { EditedBuilderQuery } from './builder-admin.generated.ts';

type EditedBuilder = NonNullable<EditedBuilderQuery['builder']>;

const { fields: texts, checkRows, recordRows } = builderAdminContent;

const checkColumns: RowColumn[] = [
  { name: 'text', label: checkRows.text, maxLength: 300, wide: true },
  { name: 'checkedBy', label: checkRows.checkedBy, maxLength: 120 },
  { name: 'checkedOn', label: checkRows.checkedOn, maxLength: 10, type: 'date' },
];

const recordColumns: RowColumn[] = [
  { name: 'project', label: recordRows.project, maxLength: 120 },
  { name: 'place', label: recordRows.place, maxLength: 120 },
  { name: 'promisedOn', label: recordRows.promisedOn, maxLength: 10, type: 'date' },
  { name: 'deliveredOn', label: recordRows.deliveredOn, maxLength: 10, type: 'date' },
  { name: 'launchedOn', label: recordRows.launchedOn, maxLength: 10, type: 'date' },
  { name: 'sourceTitle', label: recordRows.sourceTitle, maxLength: 160 },
  { name: 'sourceAddress', label: recordRows.sourceAddress, maxLength: 300, type: 'url', wide: true },
];

function ChecksControl(props: ItemControlProps) {
  return <RowsControl {...props} columns={checkColumns} texts={checkRows} />;
}

function RecordControl(props: ItemControlProps) {
  return <RowsControl {...props} columns={recordColumns} texts={recordRows} />;
}

/** The rows of a conflict in words. */
function look([text]: readonly string[]) {
  return readRows(text).map((row) => (
    <span key={JSON.stringify(row)} className="block">
      {Object.values(row).filter(Boolean).join(', ')}
    </span>
  ));
}

const maxRowsText = 60_000;

const since: ItemField = { name: 'since', label: texts.since, hint: texts.sinceHint, maxLength: 4 };

export const builderForm: ItemField[] = [
  ...formTexts(builderFields).flatMap((text) => (text.name === 'promoterNumber' ? [since, text] : [text])),
  {
    ...{ name: 'trackRecord', label: texts.trackRecord, hint: texts.trackRecordHint },
    ...{ maxLength: maxRowsText, Control: RecordControl, look },
  },
  {
    ...{ name: 'checks', label: texts.checks, hint: texts.checksHint },
    ...{ maxLength: maxRowsText, Control: ChecksControl, look },
  },
];

/** The input of the server. What is no year goes there as one that it refuses. */
export function readBuilderInput(values: Record<string, string>): BuilderInput {
  const { since: year, checks, trackRecord } = values;
  return {
    ...eachText(builderFields, (name) => values[name] ?? ''),
    since: year ? Math.trunc(Number(year)) || 0 : null,
    checks: filledRows(checks).map(({ text = '', checkedBy = '', checkedOn = '' }) => ({
      ...{ text, checkedBy, checkedOn },
    })),
    trackRecord: filledRows(trackRecord).map(
      ({ project = '', promisedOn = '', sourceTitle = '', ...others }) => ({
        ...{ project, promisedOn, sourceTitle },
        place: others.place || null,
        launchedOn: others.launchedOn || null,
        deliveredOn: others.deliveredOn || null,
        sourceAddress: others.sourceAddress || null,
      }),
    ),
  };
}

/** The stored builder in the form of typed texts. */
export function builderValues(builder: EditedBuilder): Record<string, string> {
  const { since: year, checks, trackRecord } = builder;
  const names = (columns: readonly RowColumn[]) => columns.map((column) => column.name);
  return {
    ...eachText(builderFields, (name) => builder[name] ?? ''),
    since: year ? String(year) : '',
    checks: rowsText(checks, names(checkColumns)),
    trackRecord: rowsText(trackRecord, names(recordColumns)),
  };
}
