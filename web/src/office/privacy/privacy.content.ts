export const privacyOfficeContent = {
  find: {
    title: 'What we keep about a person',
    line: 'Finds enquiries, applications, subscriptions and the homes that the person owns, also in the trash, by one phone number or e-mail address.',
    person: 'Phone or e-mail address',
    submit: 'Find',
    submitting: 'Looking…',
    failed: 'The search did not work. Please try again.',
    nothing: 'We hold no data about this person.',
    erased: (days: string) => `We erased this person’s data on ${days}.`,
    foundBy: (keys: string) => `Found by ${keys}`,
    beside: (notes: number, mails: number, alerts: number) =>
      `With ${notes} ${notes === 1 ? 'note' : 'notes'} of colleagues, ${mails} ${mails === 1 ? 'e-mail' : 'e-mails'} to the office and ${alerts} ${alerts === 1 ? 'alert' : 'alerts'} by e-mail.`,
    kinds: {
      CONTACT_REQUEST: 'Enquiry',
      JOB_APPLICATION: 'Application',
      SUBSCRIBER: 'Subscription',
      LISTING_REPORT: 'Report of a listing',
      PROPERTY: 'Owner of',
    } as Record<string, string>,
    inTrash: 'in the trash',
    save: 'Save as a file',
    saved: 'The file is saved. It holds everything, with résumés.',
    notSaved: 'The file could not be created. Please try again.',
    erase: 'Erase everything',
  },
  erase: {
    title: 'Erase everything about this person?',
    line: 'This disappears from all screens at once and cannot be brought back: enquiries with their notes, applications with their résumés, subscriptions, alerts, e-mails in the outbox, and the name and number of the owner of a home. The home itself stays.',
    law: 'The law asks us to keep a record: the kinds and dates of what was erased, and the consents, without name, number or words. It is deleted after the months in the settings. Please tell the person. Copies in backups go when newer backups replace them; copies in your mailbox are yours to delete.',
    submit: 'Erase for good',
    submitting: 'Erasing…',
    failed: 'Nothing was erased. Please try again.',
    done: (items: number, day: string) =>
      `Erased: ${items} ${items === 1 ? 'item' : 'items'}. The record stays until ${day}.`,
    cancel: 'Keep everything',
  },
  periods: {
    title: 'How long we keep it',
    line: 'Older data is removed every hour. The privacy notice shows these periods. The law asks for at least a year.',
    enquiryMonths: {
      label: 'Enquiries that led to nothing, in months',
      hint: 'After the last work on them. Won enquiries and those with a next date stay.',
    },
    applicationMonths: {
      label: 'Applications, in months',
      hint: 'After the last work on them. People who were hired stay.',
    },
    logMonths: {
      label: 'Activity log and records of erasures, in months',
      hint: 'Older entries of the activity log go too.',
    },
    alertMonths: {
      label: 'Alerts by e-mail, in months',
      hint: 'Counted from the confirmation. After that, they end automatically.',
    },
    grievanceDays: {
      label: 'Days for an answer to a question or complaint',
      hint: 'The notice promises it.',
    },
    boardUrl: {
      label: 'Page for complaints to the Data Protection Board',
      hint: 'Begins with https://. The notice links to it.',
    },
    submit: 'Save',
    saved: 'The periods are saved.',
    failed: 'Nothing was saved. Please try again.',
    loading: 'Loading…',
    notLoaded: 'The periods could not be loaded.',
    retry: 'Try again',
  },
};
