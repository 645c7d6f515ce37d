import type { NoticeText } from './notice-parts.ts';

/**
 * The first version of the privacy notice. Its words never change: people agreed to them. A change of what the notice
 * says needs another file, and a row in `domain/site/notice-versions.ts`. The words in braces come from the settings.
 */
export const notice1: NoticeText = {
  line: 'What {company} keeps about you, why, for how long, and what you can ask of us. This page stands alone: it is all there is to read.',
  itemsTitle: 'What we keep, and why',
  columns: { data: 'What', purpose: 'Why', period: 'How long' },
  items: [
    {
      name: 'An enquiry',
      data: 'Name, e-mail address, phone number, your message, the property and the page it is about, and what you allowed us to do. Our notes on the calls that follow.',
      purpose:
        'To answer you: the advice, the visit or the papers that you asked for. We pass your name and phone number to the builder, write on WhatsApp or send you news only if you tick the box for it.',
      period: 'Until {enquiryMonths} months after the last work on it, if it leads to nothing.',
    },
    {
      name: 'An order of brochures',
      data: 'The same, and the postal address.',
      purpose: 'To send the brochures by post.',
      period: 'As an enquiry.',
    },
    {
      name: 'A listing that you send us',
      data: 'The same, and the facts of the property.',
      purpose: 'To visit the property and, when you agree, to publish it.',
      period: 'As an enquiry.',
    },
    {
      name: 'A job application',
      data: 'Name, e-mail address, phone number, the role, your cover letter and your résumé.',
      purpose: 'To decide on your application and to answer you.',
      period: 'Until {applicationMonths} months after the last work on it, unless we hire you.',
    },
    {
      name: 'The newsletter, or a notice of our launch',
      data: 'E-mail address, and the page where you typed it.',
      purpose: 'To send you what you asked for.',
      period: 'Until you stop it.',
    },
    {
      name: 'Your choices',
      data: 'Which version of this notice you saw, what you ticked, when, on which page, and a shortened network address that names no household.',
      purpose: 'To prove what you allowed and what you did not.',
      period: 'With the enquiry, the application or the subscription.',
    },
    {
      name: 'What every visit leaves',
      data: 'In the log: time, page and a shortened network address, for requests that fail or are slow. In a counter against misuse: your network address, for minutes.',
      purpose: 'To keep the site running and to stop robots.',
      period: 'The counter forgets it within hours.',
    },
  ],
  sections: [
    {
      title: 'What stays in your browser',
      text: [
        'Your shortlist, the homes that you compared and looked at, your cart, the colours that you chose and, if you tick the box, your name, e-mail address and phone number. A form that you send without a connection waits there too. The browser also keeps the pages that you saw, so that they open without a connection.',
        'There is no advertising and no tracking on this site. No cookie follows you here or elsewhere.',
      ],
    },
    {
      title: 'Who else gets something',
      text: [
        'The builder of a project gets your name and phone number only if you tick the box for it. Nobody buys your data from us.',
        'Maps come from OpenStreetMap, films from YouTube. Your browser asks them only after you press the button that shows the map or the film. A WhatsApp button opens WhatsApp, which has its own rules.',
        'A copy of each enquiry and each application reaches the mailbox of our office by e-mail, without the résumé. The company that runs our servers and our mailbox works for us, under contract.',
      ],
    },
    {
      title: 'What you can ask of us',
      text: [
        'You can ask what we keep about you and whom we gave it to, have it corrected or completed, have it erased, and name a person who may do this for you if you die or cannot act. Write or call: the addresses are below. We answer within {grievanceDays} days.',
        'You can take back any consent. It is as easy as giving it: the link that you get after sending a form shows your choices, and one press takes each of them back. What we did before stays lawful.',
        'If you ask us to erase your data, they leave our screens and our use at once. The law obliges us to keep a minimal record for a year: the kind and the dates of what we held, and your choices, without your name, your number or your words. A code lets us find it again if you ask. After {logMonths} months that record is removed too. Copies in our backups go when newer backups replace them, and we do not use them.',
      ],
    },
    {
      title: 'If our answer does not satisfy you',
      text: [
        'Write to us first, with the word “grievance” in the subject. If we do not answer within {grievanceDays} days, or our answer does not satisfy you, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      title: 'How we protect it',
      text: [
        'Connections are encrypted. Only colleagues who work on enquiries or applications see them, each with an account of their own, and a log keeps who did what. If data are lost or stolen, we tell you and the Board without delay.',
      ],
    },
    {
      title: 'Children',
      text: ['This site is for adults. Please do not send us data of a person under 18.'],
    },
  ],
  contactTitle: 'Whom to write to',
};
