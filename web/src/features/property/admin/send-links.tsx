import { whatsAppShareLink } from 'domain/text/links.ts';
import { showToast } from '../../../lib/toasts.ts';
import { rowActionClass } from '../../../office-kit/list/delete-button.tsx';
import { propertyLink, propertyMessage } from '../../../office-kit/property-message.ts';
import type { SentProperty } from '../../../office-kit/property-message.ts';
import { propertyAdminContent } from './property-admin.content.ts';

const texts = propertyAdminContent.list;

/** Sends a property to a buyer: a link to paste, or WhatsApp with a ready text. */
export function SendLinks({ title, slug, price, advertisement }: SentProperty) {
  const link = propertyLink(slug);
  const text = propertyMessage({ title, slug, price, advertisement });

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
