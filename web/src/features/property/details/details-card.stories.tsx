import type { SiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import { propertyDetails } from '../../../testing/properties.ts';
import { stateOf } from '../../../testing/state.ts';
import { DetailsCard, PhoneBar } from './details-card.tsx';

export default { title: 'Cards/Whom to call' };

const settings = {
  companyName: 'Apna Hi Ghar',
  siteUrl: 'https://homes.example.com',
  phones: ['+91 120 000 0000'],
  whatsappNumber: '+911200000000',
} as SiteSettingsQuery['settings'];

const meera = {
  id: 't1',
  slug: 'meera-bhatnagar',
  name: 'Meera Bhatnagar',
  position: 'Founder, Residential',
  phone: '098100 12345' as string | null,
  phoneE164: '+919810012345' as string | null,
  image: {
    id: 'i1',
    url: '/files/1/portrait.jpg',
    alt: '',
    width: 600,
    height: 600,
    colour: '#806040',
    nature: null,
  },
};

function cardOf(responsible: typeof meera | null) {
  const property = propertyDetails({ responsible });
  return stateOf(() => (
    <>
      <DetailsCard property={property} settings={settings} />
      <PhoneBar property={property} settings={settings} />
    </>
  ));
}

export const Responsible = cardOf(meera);
export const WithoutPhone = cardOf({ ...meera, phone: null, phoneE164: null });
export const Office = cardOf(null);
