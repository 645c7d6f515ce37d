import { Menu, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../office-kit/screen.ts';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { FindButton } from '../find/find-button.tsx';
import { useHiddenScreens } from './use-hidden-screens.ts';
import { addable, entryAt, menuOf } from './menu-entries.ts';
import { groupIcons, MenuGroups, rowClass } from './menu-groups.tsx';
import { menuContent as texts } from './menu.content.ts';
import { MenuFoot } from './menu-foot.tsx';
import { Sheet } from './sheet.tsx';

const before: readonly MenuGroup[] = ['Today', 'Enquiries'];
const after: readonly MenuGroup[] = ['Properties'];
const inBar: readonly MenuGroup[] = [...before, ...after];

const placeClass =
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium text-on-band/80 focus-visible:outline-on-band aria-[current]:text-on-band aria-[current]:font-semibold';

/**
 * The head of a phone, and the bar at its foot: three groups, what can be added, and all the rest. The bar yields to the
 * keyboard and to the buttons of a form (office.css).
 */
export function PhoneBar({ brand, onFind }: { brand: ReactNode; onFind: () => void }) {
  const role = useAccount()?.role;
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'add' | 'more'>();
  const groups = menuOf(role, useHiddenScreens());
  const current = entryAt(groups, pathname)?.group;
  const added = addable(role);
  const only = added.length === 1 ? added[0] : undefined;
  // A recruiter has none of the groups of the bar.
  const other = groups.some(({ name }) => inBar.includes(name)) ? [] : groups.slice(0, 1);
  const close = () => setOpen(undefined);
  const place = (name: MenuGroup) => <Place key={name} name={name} current={current} groups={groups} />;
  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center justify-between bg-footer px-4 text-on-band lg:hidden">
        {brand}
        <div className="-mr-2 flex">
          <FindButton onPress={onFind} compact />
          <button
            id="office-head-menu"
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen('more')}
            className="size-11 items-center justify-center rounded-field hover:bg-on-band/10 focus-visible:outline-on-band"
          >
            <Menu aria-hidden="true" />
            <span className="sr-only">{texts.menu}</span>
          </button>
        </div>
      </header>
      <nav
        id="office-bar"
        aria-label={texts.label}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-on-band/16 bg-footer pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {before.map(place)}
        {only && (
          <Link to={only.to} aria-label={only.label} className={placeClass}>
            <Plus aria-hidden="true" className="size-5" />
            {texts.add}
          </Link>
        )}
        {added.length > 1 && (
          <BarButton label={texts.add} onPress={() => setOpen('add')}>
            <Plus aria-hidden="true" className="size-5" />
          </BarButton>
        )}
        {after.map(place)}
        {other.map(({ name }) => place(name))}
        <BarButton label={texts.more} onPress={() => setOpen('more')}>
          <Menu aria-hidden="true" className="size-5" />
        </BarButton>
      </nav>
      <Sheet title={texts.add} open={open === 'add'} onClose={close}>
        {added.map(({ to, label }) => (
          <Link key={to} to={to} onClick={close} className={`${rowClass} min-h-13 gap-3`}>
            <Plus aria-hidden="true" className="size-4.5" />
            {label}
          </Link>
        ))}
      </Sheet>
      <Sheet title={texts.allPages} open={open === 'more'} onClose={close}>
        <nav aria-label={texts.allPages} className="mb-2 grid gap-0.5">
          <MenuGroups onChoose={close} />
        </nav>
        <MenuFoot />
      </Sheet>
    </>
  );
}

interface PlaceProps {
  name: MenuGroup;
  current: MenuGroup | undefined;
  groups: ReturnType<typeof menuOf>;
}

function Place({ name, current, groups }: PlaceProps) {
  const group = groups.find((one) => one.name === name);
  const Icon = groupIcons[name];
  if (!group) return null;
  return (
    <Link to={group.first.to} aria-current={name === current ? 'true' : undefined} className={placeClass}>
      <Icon aria-hidden="true" className="size-5" />
      {name}
      <span className="absolute top-1 left-1/2 ml-1 scale-80">
        {group.entries.map(({ path, Badge }) => Badge && <Badge key={path} />)}
      </span>
    </Link>
  );
}

function BarButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onPress} className={placeClass}>
      {children}
      {label}
    </button>
  );
}
