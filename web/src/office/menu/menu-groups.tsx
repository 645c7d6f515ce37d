import {
  Building2,
  CalendarCheck,
  ChartColumn,
  ChevronDown,
  Globe,
  MessageSquareText,
  Settings,
} from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../office-kit/screen.ts';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { entryAt, menuOf } from './menu-entries.ts';
import type { EntryGroup, MenuEntry } from './menu-entries.ts';
import { menuContent as texts } from './menu.content.ts';
import { useHiddenScreens } from './use-hidden-screens.ts';

export const groupIcons: Record<MenuGroup, typeof Globe> = {
  Today: CalendarCheck,
  Enquiries: MessageSquareText,
  Properties: Building2,
  Website: Globe,
  Reports: ChartColumn,
  Settings,
};

export const rowClass =
  'flex min-h-11 w-full items-center rounded-field px-3 text-left text-dense font-medium text-on-band/90 hover:bg-on-band/10 hover:text-on-band focus-visible:outline-on-band aria-[current]:bg-on-band/16 aria-[current]:font-semibold aria-[current]:text-on-band';

interface GroupsProps {
  /** Also runs when a form with unsaved input keeps its page open. */
  onChoose?: () => void;
}

/** The groups of the menu; the one of the page is open, until another is opened. */
export function MenuGroups({ onChoose }: GroupsProps) {
  const role = useAccount()?.role;
  const { pathname } = useLocation();
  const [chosen, choose] = useState<{ at: string; group: MenuGroup | null }>();
  const groups = menuOf(role, useHiddenScreens());
  const current = entryAt(groups, pathname);
  const open = chosen?.at === pathname ? chosen.group : current?.group;
  return (
    <ul className="grid gap-0.5">
      {groups.map((group) => (
        <Group
          key={group.name}
          group={group}
          current={current}
          open={group.name === open}
          onToggle={() => choose({ at: pathname, group: group.name === open ? null : group.name })}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface GroupProps extends GroupsProps {
  group: EntryGroup;
  current: MenuEntry | undefined;
  open: boolean;
  onToggle: () => void;
}

function Group({ group: { name, first, entries }, current, open, onToggle, onChoose }: GroupProps) {
  const id = useId();
  const Icon = groupIcons[name];
  const single = entries.length === 1;
  const technical = entries.filter(({ forTechnician }) => forTechnician);
  return (
    <li>
      <div className="flex">
        <Link
          to={first.to}
          onClick={onChoose}
          aria-current={single ? currentness(first, current) : undefined}
          className={`${rowClass} gap-3 lg:min-h-8`}
        >
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          <span>
            {name}
            {single && <span className="block text-xs font-normal text-on-band/90">{first.label}</span>}
          </span>
          {(single || !open) && entries.map(({ path, Badge }) => Badge && <Badge key={path} />)}
        </Link>
        {!single && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={onToggle}
            className="flex w-11 shrink-0 items-center justify-center rounded-field text-on-band/70 hover:bg-on-band/10 hover:text-on-band focus-visible:outline-on-band lg:w-9"
          >
            <span className="sr-only">{texts.entriesOf(name)}</span>
            <ChevronDown aria-hidden="true" className={`size-4 ${open ? 'rotate-180' : ''}`} />
          </button>
        )}
      </div>
      {!single && (
        <ul id={id} hidden={!open} className="pb-1">
          {entries
            .filter(({ forTechnician }) => !forTechnician)
            .map((entry) => (
              <Entry key={entry.path} entry={entry} current={current} onChoose={onChoose} />
            ))}
          {technical.length > 0 && (
            <li>
              <details className="group/technician" open={current?.forTechnician && current.group === name}>
                <summary className={`${rowClass} cursor-pointer pl-10.5 text-on-band/70 lg:min-h-6`}>
                  {texts.technician}
                  <ChevronDown
                    aria-hidden="true"
                    className="ml-auto size-4 group-open/technician:rotate-180"
                  />
                </summary>
                <ul>
                  {technical.map((entry) => (
                    <Entry key={entry.path} entry={entry} current={current} onChoose={onChoose} />
                  ))}
                </ul>
              </details>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

interface EntryProps extends GroupsProps {
  entry: MenuEntry;
  current: MenuEntry | undefined;
}

function Entry({ entry, current, onChoose }: EntryProps) {
  const { to, label, Badge } = entry;
  return (
    <li>
      <Link
        to={to}
        onClick={onChoose}
        aria-current={currentness(entry, current)}
        className={`${rowClass} pl-10.5 lg:min-h-6`}
      >
        {label}
        {Badge && <Badge />}
      </Link>
    </li>
  );
}

/** The page of an entry, or one below it. */
function currentness(entry: MenuEntry, current: MenuEntry | undefined): 'page' | undefined {
  return entry.path === current?.path ? 'page' : undefined;
}
