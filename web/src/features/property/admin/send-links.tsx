import { spokenRupees } from '../../../lib/format.ts';
import { whatsAppShareLink } from '../../../lib/links.ts';
import { showToast } from '../../../lib/toasts.ts';
import { rowActionClass } from '../../../office/delete-button.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import type { AdminPropertiesQuery } from './property-admin.generated.ts';

const texts = propertyAdminContent.list;

type Sent = Pick<
  AdminPropertiesQuery['adminProperties']['items'][number],
  'title' | 'slug' | 'price' | 'advertisement'
>;

/** Sends a property to a buyer: a link to paste, or WhatsApp with a ready text. */
export function SendLinks({ title, slug, price, advertisement }: Sent) {
  const link = `${window.location.origin}/project-details/${slug}`;
  const text = (price ? texts.shareText : texts.shareTextWithoutPrice)
    .replace('{title}', () => title)
    .replace('{registration}', () => advertisement && `, ${advertisement}`)
    .replace('{price}', () => priceOf(price))
    .replace('{link}', () => link);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'success', text: texts.linkCopied.replace('{title}', () => title) });
    } catch {
      showToast({ tone: 'danger', text: texts.linkNotCopied.replace('{link}', () => link) });
    }
  }

  return (
    <>
      <button type="button" onClick={() => void copy()} className={rowActionClass}>
        {texts.copyLink}
        <span className="sr-only"> {title}</span>
      </button>
      <a href={whatsAppShareLink(text)} target="_blank" rel="noreferrer" className={rowActionClass}>
        {texts.whatsApp}
        <span className="sr-only"> {title}</span>
      </a>
    </>
  );
}

function priceOf(price: Sent['price']): string {
  if (!price) return '';
  return `₹ ${spokenRupees(price.from)}${price.to ? `–${spokenRupees(price.to)}` : ''}`;
}
