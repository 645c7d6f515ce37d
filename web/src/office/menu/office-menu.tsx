import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { useBlocksQuery } from '../../lib/site-texts.generated.ts';
import { Brand } from '../../ui/brand/brand.tsx';
import { FindButton } from '../find/find-button.tsx';
import { FindDialog } from '../find/find-dialog.tsx';
import { useFindKey } from '../find/use-find-key.ts';
import { MenuFoot } from './menu-foot.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { menuContent as texts } from './menu.content.ts';
import { PhoneBar } from './phone-bar.tsx';

/** The menu at the side; on a phone, a head, and the bar at the foot. */
export function OfficeMenu() {
  const { data } = useSiteSettingsQuery();
  const { data: own } = useBlocksQuery({
    variables: { page: 'navigation' },
    skip: !data?.settings.changedPages.includes('navigation'),
  });
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // The menu can be longer than a low window.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const [finding, setFinding] = useState(false);
  const find = () => setFinding(true);
  useFindKey(find);
  const brand = (
    <Brand
      companyName={data?.settings.companyName ?? ''}
      logo={own?.blocks.find(({ key }) => key === 'pictures.logo')?.text}
      onBand
      reloadDocument
    />
  );
  return (
    <>
      <header className="fixed inset-y-0 left-0 z-20 hidden w-58 flex-col gap-2 overflow-y-auto bg-footer px-3.5 py-3 text-on-band lg:flex">
        <div className="px-2.5">{brand}</div>
        <FindButton onPress={find} />
        <nav ref={nav} aria-label={texts.label} className="grid flex-1 content-start gap-0.5">
          <MenuGroups />
        </nav>
        <MenuFoot />
      </header>
      <PhoneBar brand={brand} onFind={find} />
      <FindDialog open={finding} onClose={() => setFinding(false)} />
    </>
  );
}
