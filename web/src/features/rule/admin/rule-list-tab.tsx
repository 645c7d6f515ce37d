import { Link } from 'react-router-dom';
import type { RuleAuthority } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { formatDay, unbroken } from 'domain/text/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../office-kit/table/data-table.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import type { Column } from '../../../office-kit/table/table-column.ts';
import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import { useAccount } from '../../../office-kit/session/use-account.ts';
import { allotmentWords, ruleTitle, valueWords } from 'domain/rule/rule-words.ts';
import { ruleAdminContent as texts } from './rule-admin.content.ts';
import { daysOf } from './rule-days.ts';
import { useAdminRulesQuery } from './rule-admin.generated.ts';
import type { AdminRulesQuery } from './rule-admin.generated.ts';

type Row = AdminRulesQuery['adminRules']['items'][number];

const authorities = Object.keys(texts.authorities) as RuleAuthority[];
const filters = { authority: authorities, isCurrent: ['yes', 'no'] as const };
const tableFilters: TableFilter[] = [
  {
    kind: 'choice',
    name: 'authority',
    label: texts.columns.where,
    options: authorities.map((value) => ({ value, label: texts.authorities[value] })),
  },
  {
    kind: 'choice',
    name: 'isCurrent',
    label: texts.current,
    options: Object.entries(texts.currentChoices).map(([value, label]) => ({ value, label })),
  },
];

const columns: Column<Row>[] = [
  {
    id: 'rule',
    title: texts.columns.rule,
    sortBy: 'key',
    heading: true,
    cell: ({ id, key }) => (
      <Link to={`/my-account/rules/${id}`} className="font-semibold underline-offset-4 hover:underline">
        {ruleTitle(key)}
      </Link>
    ),
  },
  {
    id: 'value',
    title: texts.columns.value,
    width: '@4xl:w-56',
    cell: (rule) => <span className="break-words">{unbroken(valueWords(rule))}</span>,
  },
  { id: 'where', title: texts.columns.where, width: '@4xl:w-40', cell: whereOf },
  { id: 'valid', title: texts.columns.valid, width: '@4xl:w-44', cell: daysOf },
  {
    id: 'checked',
    title: texts.columns.checked,
    sortBy: 'checkedOn',
    width: '@4xl:w-36',
    cell: ({ checkedOn, isOld }) => (
      <>
        {checkedOn ? formatDay(checkedOn) : texts.unchecked}
        {isOld && <strong className="block text-danger">{texts.old}</strong>}
      </>
    ),
  },
];

function whereOf({ authority, subject, allotment }: Row): string {
  const where = authority ? texts.authorities[authority] : texts.everywhere;
  const parts = [where, subject && texts.subjects[subject], allotment && allotmentWords[allotment]];
  return parts.filter(Boolean).join(' · ');
}

/** All rules with their values, days and sources. */
export function RuleListTab() {
  const list = useListState({ sortFields: ['key', 'checkedOn', 'createdAt'], filters });
  const isCurrent = readChoice(list.filters.isCurrent, filters.isCurrent);
  const filter = {
    authority: readChoice(list.filters.authority, authorities),
    ...(isCurrent && { isCurrent: isCurrent === 'yes' }),
  };
  const { data, ...state } = useListResult(
    useAdminRulesQuery({ variables: { list: listInput(list), filter }, fetchPolicy: 'cache-and-network' }),
  );
  const isOwner = useAccount()?.role === 'OWNER';
  return (
    <>
      <TabHeader title={texts.title} count={data?.adminRules.totalCount} line={texts.line}>
        {isOwner && <ButtonLink to="/my-account/rules/new">{texts.add}</ButtonLink>}
      </TabHeader>
      <DataTable
        {...state}
        name="rules"
        label={texts.title}
        columns={columns}
        list={list}
        rows={data?.adminRules.items}
        totalCount={data?.adminRules.totalCount}
        searchLabel={texts.search}
        emptyText={texts.empty}
        rowName={({ key }) => ruleTitle(key)}
        filters={tableFilters}
      />
    </>
  );
}
