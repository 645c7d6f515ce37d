import type { Place } from '../place/place.ts';

/** Makes a telephone link from a number in any notation. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Makes an e-mail link. It encodes “?” and “&”, which could otherwise add recipients or a text. */
export function mailLink(email: string, subject?: string, text?: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const fields = Object.entries({ subject, body: text }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Opens a WhatsApp chat with a prepared text: https://faq.whatsapp.com/5913398998672934 */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Opens WhatsApp to choose a recipient for a text. */
export function whatsAppShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** The address of a place on OpenStreetMap: its position, or a search for its postal address. */
export function mapLink(position: Place | null | undefined, address: string): string {
  if (!position) return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  const { latitude, longitude } = position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
