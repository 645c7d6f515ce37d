import { notice2 } from './notice-2.content.ts';
import type { NoticeText } from './notice-parts.ts';
import { changedNotice } from './notice-parts.ts';

/** The third version of the privacy notice: it adds how a visitor came to the site. Its words never change either. */
export const notice3: NoticeText = changedNotice(notice2, {
  enquiry:
    'Name, e-mail address, phone number, your message, the property and the page it is about, and what you allowed us to do. How you first and last came to this site: the advert or the site that had the link, with the marks that the advertiser put into it, the first page, and the day. Our notes on the calls that follow.',
  enquiryPurpose:
    'To answer you: the advice, the visit or the papers that you asked for. We pass your name and phone number to the builder, write on WhatsApp or send you news only if you tick the box for it. How you came tells us which adverts are worth their money; we tell it to no one.',
  visits:
    'In the log: time, page and a shortened network address, for requests that fail or are slow. In a counter against misuse: your network address, for minutes. A search that finds nothing is counted, with what it looked for, and a code made of your network address keeps one visitor from counting twice. A tap on Call or WhatsApp is counted for its home and its day, without you. A WhatsApp message that begins here ends with a short code: for 30 days we keep for which home and page the code stands, and how its sender came to this site.',
  visitsPurpose:
    'To keep the site running, to stop robots, to learn which homes are missing here and which are asked about, and to answer a message with its home at hand.',
  browser:
    'Your shortlist until you share it, the homes that you compared and looked at, your latest searches, your cart, the colours that you chose and, if you tick the box, your name, e-mail address and phone number. For 30 days, how you first and last came to this site; it leaves your browser only with a form that you send or a WhatsApp message that you begin here. A form that you send without a connection waits there too. The browser also keeps the pages that you saw, so that they open without a connection.',
  adverts:
    'This site shows no advertising and does not follow what you do. No cookie follows you here or elsewhere.',
});
