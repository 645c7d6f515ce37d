import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { navigationContent } from './navigation.content.ts';

/** The menus, without links to pages that the office hides. */
export function useNavigation() {
  const { data } = useSiteSettingsQuery();
  const { pictures, main, quick, properties, team, contact } = useTexts('navigation', navigationContent);
  const seen = (links: typeof main) =>
    links.filter(({ to }) => !data?.settings.hiddenPages.includes(to.replace(/\?.*/, '')));
  const links = seen(main);
  const contactLink = { to: '/contact', label: contact };
  const menu = [...links.slice(0, 3), { to: '/team', label: team }, ...links.slice(3), contactLink];
  return {
    logo: pictures.logo,
    main: links,
    menu: seen(menu),
    contactLink,
    quick: seen(quick),
    properties: seen(properties),
  };
}
