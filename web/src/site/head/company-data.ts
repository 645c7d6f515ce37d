import { SiteSettingsDocument } from '../../lib/site-settings.generated.ts';
import type { SiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { whole } from './page-head.ts';
import type { DataNode, DataSource } from './page-head.ts';

/** The consultancy as its pages show it. */
export function companyData(source: DataSource, settings: SiteSettingsQuery['settings']): DataNode {
  const { companyName: name, slogan, phones, salesEmail, address, registrationNumber } = settings;
  const { latitude, longitude } = settings;
  const networks = [settings.facebookUrl, settings.instagramUrl, settings.linkedinUrl, settings.youtubeUrl];
  const sameAs = networks.filter(Boolean);
  return {
    '@type': 'RealEstateAgent',
    '@id': whole(source, '/#company'),
    name,
    slogan,
    url: whole(source, '/'),
    image: whole(source, source.look.icon),
    telephone: phones,
    email: salesEmail,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    identifier: { '@type': 'PropertyValue', propertyID: 'RERA', value: registrationNumber },
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The consultancy by name, on pages that are about something else. */
export async function companyName(source: DataSource): Promise<DataNode> {
  const { data } = await source.client.query({ query: SiteSettingsDocument });
  return {
    '@type': 'RealEstateAgent',
    '@id': whole(source, '/#company'),
    name: data.settings.companyName,
  };
}
