export const contactEntryContent = {
  add: {
    title: 'Add enquiry',
    line: 'For a call, a visit to the office or a chat. No e-mail is sent.',
    submit: 'Add enquiry',
    added: 'Enquiry {reference} added.',
    failed: 'The enquiry could not be added. Please try again.',
  },
  edit: {
    title: 'Correct details',
    line: 'The history keeps the previous details.',
    submit: 'Save correction',
    saved: 'The correction is saved.',
    failed: 'The correction could not be saved. Please try again.',
  },
  back: 'Back to the enquiry',
  labels: {
    source: 'How did they reach you?*',
    name: 'Name*',
    phone: 'Phone',
    phoneHint: 'Please enter a phone number, an e-mail address or both.',
    email: 'E-mail',
    tapCode: 'Code in the chat',
    tapHint: 'The end of a WhatsApp message that began on our site, such as “Ref 7F3K2”.',
    service: 'Looking for',
    property: 'Property',
    message: 'What they said or asked',
    state: 'Next step',
    agree: 'They agreed that we keep these details and contact them.',
  },
  anyService: 'Not stated',
  states: { CONTACTED: 'None for now: we have spoken', NEW: 'A colleague will call back' },
  missing: {
    name: 'Please enter a name.',
    reach: 'Please enter a phone number or an e-mail address.',
  },
  known: {
    line: (name: string | null, day: string) => `${name ?? 'This person'} wrote or called on ${day}.`,
    open: 'Open the thread',
    newTab: '(opens in a new tab)',
  },
  chat: {
    about: (title: string | null, page: string | null) =>
      title ? `Began on the page of ${title}` : page ? `Began on ${page}` : 'Began on our site',
    unknown: 'No chat of the last 30 days has this code.',
  },
  property: {
    hint: 'Type part of its name or address.',
    searching: 'Searching…',
    none: 'No property matches.',
    remove: 'Remove',
    found: (count: number) => (count === 1 ? '1 property' : `${count} properties`),
  },
};
